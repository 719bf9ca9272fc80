import type { StoredBlock } from '#domain/content/stored-block.ts'
import { authorLine } from '#domain/content/testimonial.ts'
import type { Language } from '#domain/language.ts'
import { demoWorld } from '#seed/demo-world.ts'
import type { WordPressEntry } from './real-wordpress.ts'

const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))

export const seedTerms = Object.fromEntries(content.terms.map(({ slug, databaseId }) => [slug, databaseId]))

/**
 * Two pages of one parent cannot share a slug in WordPress, in two languages neither: Polylang allows that only in its paid version. A page whose
 * parents are no pages is at the root.
 */
export function placeInWordPress(uri: string, language: Language): string {
  if (uri === '/') return uri
  const parent = uri.slice(0, uri.lastIndexOf('/'))
  const above = parent !== '' && isPage(parent, language) ? placeInWordPress(parent, language) : ''
  const slug = uri.slice(uri.lastIndexOf('/') + 1)
  return `${above}/${language !== 'de' && isPage(uri, 'de') ? `${slug}-en` : slug}`
}

function isPage(uri: string, language: Language): boolean {
  return content.pages.some((page) => page.uri === uri && page.language === language)
}

/** The seed world as an editor would have put it into WordPress, the start page first and parents before their children. */
export function seedEntries(): WordPressEntry[] {
  const pages = content.pages.toSorted((one, other) => one.uri.split('/').length - other.uri.split('/').length)
  return [
    ...pages.map(({ language, uri, title, translationGroup, blocks }): WordPressEntry => {
      const parent = uri.slice(0, uri.lastIndexOf('/'))
      const place = placeInWordPress(uri, language)
      return {
        key: `${language} ${uri}`,
        type: 'page',
        language,
        title,
        slug: uri === '/' ? `start-${language}` : place.slice(place.lastIndexOf('/') + 1),
        markup: blocks.map(asMarkup).join('\n\n'),
        ...(isPage(parent, language) && { parent: `${language} ${parent}` }),
        group: `page ${translationGroup}`,
      }
    }),
    ...content.posts.map(
      ({ language, slug, title, excerpt, author, tags, publishedAt, translationGroup, blocks }): WordPressEntry => ({
        key: `${language} /blog/${slug}`,
        type: 'post',
        language,
        title,
        slug,
        excerpt,
        author,
        tags,
        dateGmt: publishedAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ''),
        markup: blocks.map(asMarkup).join('\n\n'),
        group: `post ${translationGroup}`,
      }),
    ),
    ...content.testimonials.map(
      ({ language, slug, author: name, role, company, message }, place): WordPressEntry => ({
        key: `${language} testimonial ${slug}`,
        type: 'testimonial',
        language,
        title: authorLine({ name, role, company }),
        slug,
        markup: `<!-- wp:paragraph -->\n<p>${message.replaceAll('&', '&amp;')}</p>\n<!-- /wp:paragraph -->`,
        dateGmt: new Date(Date.UTC(2026, 8, 1) - place * 60_000).toISOString().slice(0, 19).replace('T', ' '),
      }),
    ),
  ]
}

/** What the block editor writes: a comment with the attributes that its HTML does not have, and the HTML. */
function asMarkup({ name, fields = {}, innerBlocks = [] }: StoredBlock): string {
  const inner = innerBlocks.map(asMarkup).join('\n\n')
  const { attributes, html } = written(name.replace('flightdeck/', 'fl/'), fields, inner)
  const kind = name.replace('core/', '').replace('flightdeck/', 'fl/')
  const given = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined && value !== ''),
  )
  // as WordPress does: the comment must not end early
  const json = JSON.stringify(given)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
  const opening = Object.keys(given).length > 0 ? `wp:${kind} ${json}` : `wp:${kind}`
  return html === '' ? `<!-- ${opening} /-->` : `<!-- ${opening} -->\n${html}\n<!-- /wp:${kind} -->`
}

interface Written {
  attributes: Record<string, unknown>
  html: string
}

function written(name: string, fields: NonNullable<StoredBlock['fields']>, inner: string): Written {
  const { anchor, className, content = '', ...others } = fields
  const id = anchor ? ` id="${anchor}"` : ''
  const box = (tag: string, css: string, html: string, attributes: Record<string, unknown> = {}): Written => ({
    attributes: { className, ...attributes },
    html: `<${tag}${id} class="${css}${className ? ` ${className}` : ''}">${html}</${tag}>`,
  })
  const { url, alt = '', caption, width, height } = others
  const picture = `<img src="${url}" alt="${alt}"/>`
  switch (name) {
    case 'core/heading':
      return box(`h${others.level ?? 2}`, 'wp-block-heading', `${content}`, {
        level: others.level,
        textAlign: others.align,
      })
    case 'core/paragraph':
      return { attributes: { className }, html: `<p${id}>${content}</p>` }
    case 'core/list':
      return box(others.ordered ? 'ol' : 'ul', 'wp-block-list', inner, { ordered: others.ordered, start: others.start })
    case 'core/list-item':
      return { attributes: {}, html: `<li>${content}${inner}</li>` }
    case 'core/image':
      return box('figure', 'wp-block-image', `${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}`, {
        width,
        height,
      })
    case 'core/embed':
      return box(
        'figure',
        'wp-block-embed',
        `<div class="wp-block-embed__wrapper">\n${url}\n</div>${caption ? `<figcaption>${caption}</figcaption>` : ''}`,
        { url },
      )
    case 'core/button':
      return box('div', 'wp-block-button', `<a class="wp-block-button__link" href="${url}">${others.text}</a>`, {
        className: others.ghostButton ? 'is-style-outline' : className,
      })
    case 'core/media-text':
      return box(
        'div',
        'wp-block-media-text',
        `<figure class="wp-block-media-text__media">${picture}</figure><div class="wp-block-media-text__content">${inner}</div>`,
        {
          mediaPosition: others.mediaPosition,
          mediaWidth: others.mediaWidth,
          mediaType: 'image',
        },
      )
    case 'core/cover':
      return box('div', 'wp-block-cover', `<div class="wp-block-cover__inner-container">${inner}</div>`)
    case 'core/html':
      return { attributes: {}, html: `${content}` }
    case 'core/column':
      return box('div', 'wp-block-column', inner, { width: others.width })
    case 'core/group':
    case 'core/columns':
    case 'core/buttons':
      return box('div', `wp-block-${name.slice(5)}`, inner)
    default:
      return { attributes: fields, html: inner }
  }
}
