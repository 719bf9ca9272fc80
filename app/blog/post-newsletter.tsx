import { useComponentBlock } from '../blocks/component-blocks.tsx'
import { Section } from '../ui/section.tsx'

/** The newsletter at the end of a post, where a route supplies its sign-up; else nothing. */
export function PostNewsletter() {
  const signUp = useComponentBlock('newsletter', { listId: 'monthly' })
  return signUp !== null ? <Section>{signUp}</Section> : null
}
