import type { PostText } from '#usecases/ports/office-posts.ts'

const fields = ['title', 'excerpt', 'author', 'tags', 'picture', 'search', 'body'] as const
type TextField = (typeof fields)[number]

/** A field as people compare it, part by part: the text by its paragraphs. */
export function shownField(text: PostText, field: TextField): string[] {
  switch (field) {
    case 'tags':
      return [text.tags.map(({ name }) => name).join(', ')]
    case 'picture':
      return [text.picture ? shownPicture(text.picture) : '–']
    case 'search':
      return shownSearch(text.search)
    case 'body':
      return text.body
        .replace(/\r\n?/g, '\n')
        .trim()
        .split(/\n{2,}/)
    default:
      return [text[field].replace(/\r\n?/g, '\n')]
  }
}

function shownPicture({ alt, url }: { alt: string; url: string }): string {
  return alt === '' ? url : `${alt} (${url})`
}

/** Its parts one below the other: 'noindex' stands for what is kept out of search engines. */
function shownSearch(search: PostText['search']): string[] {
  const { title = '', description = '', hidden = false, picture } = search ?? {}
  const parts = [title, description, hidden ? 'noindex' : '', picture ? shownPicture(picture) : ''].filter(
    (part) => part !== '',
  )
  return parts.length > 0 ? parts : ['–']
}

/** The fields in which two states of a post differ, in the order of the form. */
export function differingFields(one: PostText, other: PostText): TextField[] {
  return fields.filter((field) => shownField(one, field).join('\n\n') !== shownField(other, field).join('\n\n'))
}
