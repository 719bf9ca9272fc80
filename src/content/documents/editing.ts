import { z } from 'zod'
import { longestAddress, pageAddress } from '#domain/content/content-page.ts'
import { longestSearch } from '#domain/content/search-engine.ts'
import { languages } from '#domain/language.ts'
import { refusalError } from '../graphql/refusal.ts'
import { pageBlocks } from './block-rules.ts'
import type { ContentContext } from './content-context.ts'
import { type AnyContent, type DocumentKind, type DocumentRow, drafted } from './document.ts'
import { createDocumentEditor, type Edited, type NewDocument } from './document-editor.ts'
import type { Viewer } from './tables/content.ts'

export const pictureInput = z.object({
  url: z
    .string()
    .max(500)
    .regex(/^\/(media|pictures)\/[\w./%-]+$/, 'is no picture of the site'),
  alt: z.string().trim().max(500),
  width: z.number().int().positive().max(20_000),
  height: z.number().int().positive().max(20_000),
})

export const searchInput = z.object({
  title: z.string().trim().max(longestSearch.title),
  description: z.string().trim().max(longestSearch.description),
  hidden: z.boolean(),
  picture: pictureInput.nullish(),
})

const expectedRevision = z.number().int().nonnegative()
const id = z.uuid()

const uri = z.string().max(longestAddress).regex(pageAddress, 'is no path such as /workshops/flight-level-2-design')

/** A page to save. Revision 0 means that it does not exist yet. */
export const savePageInput = z.object({
  uri,
  language: z.enum(languages),
  expectedRevision,
  title: z.string().trim().min(1).max(300),
  blocks: pageBlocks,
  search: searchInput.nullish(),
  trainingCategoryId: z.number().int().positive().nullish(),
  translationOf: id.nullish(),
})

const pageStep = z.object({ id, expectedRevision })

const restoreRevisionInput = pageStep.extend({ revision: z.number().int().positive() })

/** The editor of a request. Throws for everyone else. */
export function editorOf({ viewer }: ContentContext): Viewer {
  if (!viewer) throw refusalError({ code: 'UNAUTHENTICATED', message: 'This needs a token.' })
  if (viewer.role !== 'editor') throw refusalError({ code: 'FORBIDDEN', message: 'This needs the token of an editor.' })
  return viewer
}

/** Parses input. Throws BAD_USER_INPUT with the path of every error. */
export function checkedInput<Input>(shape: z.ZodType<Input>, input: unknown): Input {
  const parsed = shape.safeParse(input)
  if (parsed.success) return parsed.data
  throw refusalError({ code: 'BAD_USER_INPUT', message: z.prettifyError(parsed.error) })
}

/** Throws on a refusal. */
function done<Row>(edited: Edited<Row>): Row {
  if (edited.refusal) throw refusalError(edited.refusal)
  return edited.document
}

/** The mutations of pages or posts. Each returns the draft. */
export function mutationsOf<Content extends AnyContent, Row extends DocumentRow<Content>>(
  kind: DocumentKind<Content, Row>,
) {
  const editor = (context: ContentContext) => {
    const { name: by } = editorOf(context)
    return createDocumentEditor(context.db, kind, { clock: context.clock, announce: context.announce, by })
  }
  const step =
    (what: 'published' | 'unpublished') =>
    async ({ input }: Sent, context: ContentContext) => {
      const ofEditor = editor(context)
      const { id, expectedRevision } = checkedInput(pageStep, input)
      return drafted(kind, done(await ofEditor.change(id, { kind: what }, expectedRevision)))
    }
  return {
    publish: step('published'),
    unpublish: step('unpublished'),
    remove: async ({ input }: Sent, context: ContentContext) => {
      const ofEditor = editor(context)
      const { id, expectedRevision } = checkedInput(pageStep, input)
      done(await ofEditor.remove(id, expectedRevision))
      return true
    },
    restore: async ({ input }: Sent, context: ContentContext) => {
      const ofEditor = editor(context)
      const { id, revision, expectedRevision } = checkedInput(restoreRevisionInput, input)
      return drafted(kind, done(await ofEditor.restore(id, revision, expectedRevision)))
    },
    /** Revision 0 means that the document does not exist yet. */
    save: async (
      context: ContentContext,
      { expectedRevision, ...document }: NewDocument<Content> & { expectedRevision: number },
    ) => {
      const saved =
        expectedRevision === 0
          ? await editor(context).create(document)
          : await editor(context).save(document, expectedRevision)
      return drafted(kind, done(saved))
    },
  }
}

interface Sent {
  input: unknown
}
