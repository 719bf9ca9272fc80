import type { StoredBlock } from '#domain/content/stored-block.ts'
import { authorLine } from '#domain/content/testimonial.ts'
import { demoWorld } from '#seed/demo-world.ts'
import type { WordPressBlockFixture, WordPressNode } from './wordpress-server.ts'

const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))

/** The seed world as an editor would have put it into WordPress: German at the root, English below /en/, a static front page each. */
export const seedInWordPress = {
  nodes: [...pagesThere(), ...postsThere(), ...testimonialsThere()],
  terms: Object.fromEntries(content.terms.map(({ slug, databaseId }) => [slug, databaseId])),
}

function pagesThere(): WordPressNode[] {
  return content.pages.map(
    ({ language, uri, title, translationGroup, blocks }, place): WordPressNode => ({
      databaseId: place + 1,
      type: 'page',
      uri: `${language === 'de' ? '' : '/en'}${uri === '/' ? '' : uri}/`,
      title,
      status: 'publish',
      language,
      group: translationGroup,
      blocks: blocks.map(inWordPress),
    }),
  )
}

/** With the month in the address, as its permalinks often have it. */
function postsThere(): WordPressNode[] {
  return content.posts.map(
    ({ language, slug, title, excerpt, author, tags, picture, publishedAt, translationGroup, blocks }, place) => ({
      databaseId: 1000 + place,
      type: 'post',
      uri: `${language === 'de' ? '' : '/en'}/2026/09/${slug}/`,
      title,
      status: 'publish',
      language,
      group: `post ${translationGroup}`,
      post: { excerpt, author, tags, picture, dateGmt: publishedAt.replace('Z', '') },
      blocks: blocks.map(inWordPress),
    }),
  )
}

/** Posts of their own type, with the person's name as the title. */
function testimonialsThere(): WordPressNode[] {
  return content.testimonials.map(({ language, slug, author: name, role, company, message }, place) => ({
    databaseId: 2000 + place,
    type: 'testimonial',
    uri: `${language === 'de' ? '' : '/en'}/testimonials/${slug}/`,
    title: authorLine({ name, role, company }),
    status: 'publish',
    language,
    content: `<p>${message.replaceAll('&', '&amp;')}</p>\n`,
    blocks: [],
  }))
}

/** The company's own blocks have its plugin's namespace there; alignment of headings is called otherwise. */
function inWordPress({ name, fields = {}, innerBlocks = [] }: StoredBlock): WordPressBlockFixture {
  const attributes = attributesOf(name, fields)
  const inner = innerBlocks.map(inWordPress)
  const text = typeof fields.content === 'string' ? fields.content : ''
  return {
    name: name.replace('flightdeck/', 'fl-blocks/'),
    // PHP has one kind of array, and writes an empty one so
    attributesJSON: Object.keys(attributes).length === 0 ? '[]' : JSON.stringify(attributes),
    saveContent: `<div class="wp-block">${text}${inner.map(({ saveContent }) => saveContent).join('')}</div>`,
    innerBlocks: inner,
  }
}

/** What WordPress calls otherwise: the alignment of headings, the picture of media and text. */
function attributesOf(name: string, fields: Record<string, unknown>): Record<string, unknown> {
  const { align, url, alt, ...others } = fields
  if (name === 'core/heading' && align !== undefined) return { ...others, textAlign: align }
  if (name === 'core/media-text') return { ...others, mediaUrl: url, mediaAlt: alt }
  return fields
}
