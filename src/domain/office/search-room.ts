/** Characters that search engines show of a title and of a description. */
export const searchRoom = { title: 60, description: 155 } as const

/** Characters that can be kept; what is longer than its room is cut in the lists of search engines. */
export const longestSearch = { title: 120, description: 320 } as const

/** A text as a list of search results shows it. */
export function cutForSearch(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
