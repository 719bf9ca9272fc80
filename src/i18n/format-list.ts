import { onceForEach } from '#domain/once-for-each.ts'

const listFormat = onceForEach((language: string) => new Intl.ListFormat(language))

/** 'Ana, Ben und Cora' or 'Ana, Ben, and Cora'. */
export function formatList(items: readonly string[], language: string): string {
  return listFormat(language).format(items)
}
