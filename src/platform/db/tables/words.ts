import { customType } from 'drizzle-orm/pg-core'

/** Words to search by, folded and cut by the function `search_words` of the database (migration `search-words`). */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
