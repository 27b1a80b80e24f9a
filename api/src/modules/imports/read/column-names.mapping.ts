/**
 * A name for every column, each once, so that a mapping can go by name: an empty header becomes `Column 3`, a second
 * `Name` becomes `Name (2)`. Braces would read as a template's and become brackets.
 */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((text, index) => {
    const wanted = text.trim().replaceAll('{', '(').replaceAll('}', ')') || `Column ${index + 1}`;
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted} (${count})`;
    taken.add(name);
    return name;
  });
}
