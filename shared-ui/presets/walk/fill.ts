/** Runs in the page before its own code. */
export function putValue(): void {
  globalThis.window.put = (field, value) => {
    const shape = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(shape.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

/** Runs in the page: puts something of its kind into every empty field of a form; whether there was one. */
export function fillForm(form: number): boolean {
  const values: readonly [string, string][] = [
    ['[type=password]', 'Walk-2027-fjord'],
    ['[placeholder^=dd]', '15.03.2027'],
    ['[type=tel], [inputmode=tel]', '+4512345678'],
    ['[type=email], [inputmode=email]', 'walk@portal.example'],
    ['[type=url], [inputmode=url]', 'https://portal.example/'],
    ['[inputmode=numeric], [inputmode=decimal], [type=number]', '7'],
    ['*', 'Walk'],
  ];
  const empty = window.probe.emptyFields(form);
  for (const field of empty)
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.matches('[type=checkbox]')) field.click();
    else window.put(field, values.find(([selector]) => field.matches(selector))?.[1] ?? '');
  return empty.length > 0;
}
