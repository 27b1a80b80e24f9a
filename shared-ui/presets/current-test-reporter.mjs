import { testBegins, testEnds } from './current-test.mjs';

/** Playwright's part of `current-test.mjs`. */
export default class CurrentTestReporter {
  onTestBegin({ location, title }) {
    testBegins(location.file, title);
  }

  onTestEnd() {
    testEnds();
  }

  printsToStdio() {
    return false;
  }
}
