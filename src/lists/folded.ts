/** As the database folds words (migration `what-is-owed`): 'Müller', 'mueller' and 'MULLER' are one. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
  return plain.replaceAll('ß', 'ss').replaceAll(/([aou])e/g, '$1')
}
