import { z } from 'zod'
import { refusalError } from '../graphql/refusal.ts'
import type { Viewer } from '../graphql/viewer.ts'
import type { ContentContext } from './content-context.ts'
import { createPageEditor, type Edited, type PageEditor } from './page-editor.ts'

/** The editor whose request it is. Throws for everyone else. */
export function editorOf({ viewer }: ContentContext): Viewer {
  if (!viewer) throw refusalError({ code: 'UNAUTHENTICATED', message: 'This needs a token.' })
  if (viewer.role !== 'editor') throw refusalError({ code: 'FORBIDDEN', message: 'This needs the token of an editor.' })
  return viewer
}

/** The pages of the store in the hands of that editor. */
export function pageEditorOf(context: ContentContext): PageEditor {
  const { name: by } = editorOf(context)
  return createPageEditor(context.db, { clock: context.clock, announce: context.announce, by })
}

/** What was sent, in its own shape. Throws BAD_USER_INPUT with the path of everything that is wrong. */
export function checkedInput<Input>(shape: z.ZodType<Input>, input: unknown): Input {
  const parsed = shape.safeParse(input)
  if (parsed.success) return parsed.data
  throw refusalError({ code: 'BAD_USER_INPUT', message: z.prettifyError(parsed.error) })
}

/** Throws the refusal, if it is one. */
export function done<T>(edited: Edited<T>): T {
  if (edited.refusal) throw refusalError(edited.refusal)
  return edited.page
}
