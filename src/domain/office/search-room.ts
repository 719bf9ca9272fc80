/** Characters of a title and a description that search engines show. */
export const searchRoom = { title: 60, description: 155 } as const

/** Characters that can be stored. Search engines cut what exceeds `searchRoom`. */
export const longestSearch = { title: 120, description: 320 } as const

/** A text as search results show it. */
export function cutForSearch(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
