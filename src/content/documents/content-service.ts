import type { ContentService } from '../ports/content-service.ts'
import type { PageService, PostService } from '../ports/documents.ts'
import type { ContentDatabase } from './content-database.ts'
import { findRow, latestOf, pages, posts } from './document.ts'
import { createDocumentEditor } from './document-editor.ts'
import { findOfficePost, listOfficePosts, listPages, postsAlone } from './document-lists.ts'
import { type DocumentServiceParts, documentServiceOn, outcomeOf, refused } from './document-service.ts'
import type { LoggedParts } from './logged-parts.ts'
import { mediaServiceOn } from './media-service.ts'
import { createMediaStore } from './media-store.ts'
import { menuServiceOn } from './menu-service.ts'
import { contentOf, textOf } from './post-body.ts'
import { testimonialServiceOn } from './testimonial-service.ts'
import { trainerServiceOn } from './trainer-service.ts'

/** Everything that the office does with the embedded content. */
export function contentServiceOn(db: ContentDatabase, parts: DocumentServiceParts & LoggedParts): ContentService {
  return {
    pages: pageServiceOn(db, parts),
    media: mediaServiceOn(db, parts),
    posts: postServiceOn(db, parts),
    testimonials: testimonialServiceOn(db, parts),
    trainers: trainerServiceOn(db, parts),
    menus: menuServiceOn(db, parts),
  }
}

/** As many as an editor looks through. */
const maxPictures = 200

export function pageServiceOn(db: ContentDatabase, parts: DocumentServiceParts): PageService {
  return {
    ...documentServiceOn(db, pages, parts),
    list: () => listPages(db),

    async pictures() {
      const media = await createMediaStore(db).list(maxPictures)
      return media.map(({ id, filename, width, height, altDe, altEn }) => ({
        url: `/media/${id}/${encodeURIComponent(filename)}`,
        filename,
        width,
        height,
        alt: { de: altDe ?? '', en: altEn ?? '' },
      }))
    },
  }
}

/** Posts, whose text can also be written as HTML. */
export function postServiceOn(db: ContentDatabase, parts: DocumentServiceParts): PostService {
  const documents = documentServiceOn(db, posts, parts)
  return {
    ...documents,
    list: (question) => listOfficePosts(db, question),
    find: (id) => findOfficePost(db, id),
    alone: (language, chosen) => postsAlone(db, language, chosen),

    async createText({ slug, text, ...post }) {
      const content = contentOf(text, [])
      return content ? documents.create({ ...post, uri: `/blog/${slug}`, content }) : refused('invalid-blocks')
    },

    async saveText({ id, expected, by, text }) {
      const before = await findRow(db, posts, id)
      if (!before) return refused('missing')
      const content = contentOf(text, latestOf(posts, before).blocks)
      if (!content) return refused('invalid-blocks')
      const editor = createDocumentEditor(db, posts, { clock: parts.clock, announce: parts.announce, by })
      return outcomeOf(await editor.change(id, { kind: 'saved', content }, expected))
    },

    async revisionText(id, number) {
      const content = await documents.revision(id, number)
      return content && textOf(content)
    },
  }
}
