import { TestEnvironment } from 'jest-environment-node';
import { noteEvent } from './current-test.mjs';

/** Plain Node, which notes the test that it is at. */
export default class NodeEnvironment extends TestEnvironment {
  #path;

  constructor(config, context) {
    super(config, context);
    this.#path = context.testPath;
  }

  handleTestEvent(event) {
    noteEvent(event, this.#path);
  }
}
