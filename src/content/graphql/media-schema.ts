import { z } from 'zod'
import { altFields } from '#domain/content/media-form.ts'
import type { Language } from '#domain/language.ts'
import type { Actor } from '#domain/office/member.ts'
import type { ContentContext } from '../documents/content-context.ts'
import { checkedInput, editorOf } from '../documents/editing.ts'
import { logPicture, mediaServiceOn } from '../documents/media-service.ts'
import { createMediaStore, type MediaFile, type StoredMedia } from '../documents/media-store.ts'
import { pictureSize, pictureTypes } from '../documents/picture.ts'
import type { Viewer } from '../documents/tables/content.ts'
import { FilesUnavailable, type LibraryPicture } from '../ports/pictures.ts'
import { refusalError } from './refusal.ts'
import type { SchemaPart } from './schema-part.ts'

const maxListed = 100
const largestPicture = 10 * 1024 * 1024
const noPicture = { code: 'NOT_FOUND', message: 'There is no such picture.' } as const
const inUse = { code: 'IN_USE', message: 'Pages, posts or trainers use this picture.' } as const

/** Becomes part of URLs and of downloaded files: one plain word with an extension. */
const filename = z
  .string()
  .max(120)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.[a-z0-9]{2,5}$/iu, 'is not a plain name with an extension')
const addMediaInput = z.object({
  filename,
  contentType: z.enum(pictureTypes),
  base64: z.base64().max(Math.ceil(largestPicture / 3) * 4),
})
const altText = z.string().trim().max(500)
const share = z.number().min(0).max(1)
const updateMediaInput = z.object({
  id: z.uuid(),
  altDe: altText,
  altEn: altText,
  focalX: share.nullish(),
  focalY: share.nullish(),
  credit: z.string().trim().max(200).nullish(),
})
const deleteMediaInput = z.object({ id: z.uuid(), evenIfUsed: z.boolean() })

export const mediaSchema: SchemaPart = {
  typeDefs: `
    extend type Query {
      media(id: ID!): Media @cost(weight: 100)
      "The newest first, at most 100. Needs a token."
      mediaLibrary(first: Int = 50): [Media!]! @cost(weight: 250) @listSize(most: 100, argument: "first")
    }

    extend type Mutation {
      "PNG, JPEG, WebP, AVIF, GIF or SVG without scripts, at most 10 MB."
      addMedia(input: AddMediaInput!): Media! @cost(weight: 1500)
      updateMedia(input: UpdateMediaInput!): Media! @cost(weight: 250)
      deleteMedia(input: DeleteMediaInput!): Boolean! @cost(weight: 250)
    }

    type Media {
      id: ID!
      url: String!
      "In the language of the endpoint unless another one is asked for. Null until it is written; empty for a decorative picture."
      alt(lang: Locale): String
      "In pixels."
      width: Int!
      height: Int!
      "The focal point for cropping: from 0 (left) to 1 (right)."
      focalX: Float!
      "From 0 (top) to 1 (bottom)."
      focalY: Float!
      credit: String
      filename: String!
      contentType: String!
    }

    input AddMediaInput {
      filename: String!
      "What the bytes have to be: image/png, image/jpeg, image/webp, image/avif, image/gif, image/svg+xml."
      contentType: String!
      base64: String!
    }

    input UpdateMediaInput {
      id: ID!
      "In both languages; empty for a decorative picture."
      altDe: String!
      altEn: String!
      "Unchanged when left out."
      focalX: Float
      focalY: Float
      "Unchanged when left out, removed by null."
      credit: String
    }

    input DeleteMediaInput {
      id: ID!
      "Without it, a picture that a page, post or trainer uses is the error IN_USE."
      evenIfUsed: Boolean! = false
    }
  `,
  resolvers: {
    Query: {
      media: async (_, { id }: { id: string }, { db }) => (await createMediaStore(db).find(id)) ?? null,
      mediaLibrary: (_, { first }: { first: number | null }, { db, viewer }) => {
        if (!viewer) throw refusalError({ code: 'UNAUTHENTICATED', message: 'This needs a token.' })
        return createMediaStore(db).list(Math.min(Math.max(first ?? 50, 0), maxListed))
      },
    },
    Mutation: {
      addMedia: (_, { input }, context) => addMedia(input, context),
      updateMedia: (_, { input }, context) => updateMedia(input, context),
      deleteMedia: (_, { input }, context) => deleteMedia(input, context),
    },
    Media: {
      url: mediaUrl,
      alt: (media: LibraryPicture, { lang }: { lang: Language | null }, { language }) =>
        media[altFields[lang ?? language]],
    },
  },
}

/** The URL path of a picture. The content system does not know the host of the site. */
function mediaUrl({ id, filename }: LibraryPicture): string {
  return `/media/${id}/${encodeURIComponent(filename)}`
}

/** A token in the log: the content API has no accounts. */
function actorOf({ name, tokenHash }: Viewer): Actor {
  // Any 32 hexadecimal digits are a UUID.
  return { kind: 'key', id: tokenHash.slice(0, 32), name }
}

async function addMedia(input: unknown, context: ContentContext): Promise<StoredMedia> {
  const by = actorOf(editorOf(context))
  const { filename, contentType, base64 } = checkedInput(addMediaInput, input)
  const bytes = Buffer.from(base64, 'base64')
  const size = bytes.length <= largestPicture ? await pictureSize(bytes, contentType) : null
  if (!size) {
    const message = `This is not a complete picture of the type ${contentType} within 10 MB, or an SVG that does more than draw.`
    throw refusalError({ code: 'BAD_USER_INPUT', message })
  }
  const file: MediaFile = { bytes, contentType, filename, ...size }
  try {
    return await createMediaStore(context.db, context.files).add(file, (tx, id) =>
      logPicture(tx, context, { id, action: 'added', by }),
    )
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    throw refusalError({ code: 'STORAGE_AWAY', message: 'The file storage is not responding. Try again later.' })
  }
}

async function updateMedia(input: unknown, context: ContentContext): Promise<LibraryPicture> {
  const by = actorOf(editorOf(context))
  const { id, focalX, focalY, credit, ...alts } = checkedInput(updateMediaInput, input)
  const service = mediaServiceOn(context.db, context)
  const before = await service.find(id)
  if (!before) throw refusalError(noPicture)
  const focus = { focalX: focalX ?? before.focalX, focalY: focalY ?? before.focalY }
  const words = { ...alts, ...focus, credit: credit === undefined ? before.credit : credit }
  const { outcome } = await service.describe(id, words, { by })
  if (outcome === 'refused') throw refusalError(noPicture)
  return { ...before, ...words }
}

async function deleteMedia(input: unknown, context: ContentContext): Promise<boolean> {
  const by = actorOf(editorOf(context))
  const { id, evenIfUsed } = checkedInput(deleteMediaInput, input)
  const removed = await mediaServiceOn(context.db, context).remove(id, { evenIfUsed, by })
  if (removed.outcome === 'done') return true
  throw refusalError(removed.refusal.reason === 'in-use' ? inUse : noPicture)
}
