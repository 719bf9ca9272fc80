/** What the office uses and Safari before 18 lacks (docs/decisions/0003-documents-and-forms.md#older-browsers). */

URL.parse ??= (address, base) => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

URL.canParse ??= (address, base) => URL.parse(address, base) !== null

Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>()
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
