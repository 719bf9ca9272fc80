import { z } from 'zod'
import type { PictureFocus } from '#domain/content/block.ts'
import { embedPlayer } from '#domain/content/embed-player.ts'
import {
  attribute,
  flag,
  foreignAddress,
  keptFocus,
  lineOfText,
  optionalPicture,
  optionalRichText,
  pictureFacts,
  pictureUrlAttribute,
  setting,
  styled,
  title,
} from '../attribute.ts'
import { defineBlock, pictureHtml, quoted } from '../define-block.ts'

export const image = defineBlock({
  name: 'core/image',
  category: 'media',
  attributes: {
    url: pictureUrlAttribute,
    caption: optionalRichText(),
    ...pictureFacts,
    ...styled,
    /** The `sizes` attribute: '(min-width: 720px) 50vw, 100vw'. */
    sizes: setting(/^[\w\s.,():<>=%+*/-]+$/),
  },
  kept: { focus: keptFocus },
  feed: ({ caption, ...picture }) =>
    `<figure>${pictureHtml(picture)}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`,
  pictures: (block, rewriting) => rewriting.picture(block),
})

const sides = ['left', 'right'] as const
/** WordPress's default. */
const halfTheRow = 50
const share = z.number().min(10).max(90)

export const mediaText = defineBlock({
  name: 'core/media-text',
  category: 'media',
  attributes: {
    url: pictureUrlAttribute,
    ...pictureFacts,
    mediaPosition: attribute({
      type: 'String',
      neutral: 'left',
      written: z.enum(sides),
      read: z.enum(sides).catch('left'),
      control: { kind: 'radio', options: { left: 'left', right: 'right' } },
    }),
    /** The picture's share of the row in percent. */
    mediaWidth: attribute({
      type: 'Float',
      neutral: halfTheRow,
      written: share,
      read: share.catch(halfTheRow),
      control: { kind: 'number' },
    }),
    ...styled,
  },
  kept: { focus: keptFocus },
  holds: { begins: ['core/paragraph'] },
  begins: () => ({ mediaPosition: 'left', mediaWidth: halfTheRow }),
  feed: (picture, inner) => `<figure>${pictureHtml(picture)}</figure>${inner}`,
  pictures: (block, rewriting) => rewriting.picture(block),
})

/** Third-party content, loaded only on request of the visitor. */
export const embed = defineBlock({
  name: 'core/embed',
  category: 'media',
  attributes: { url: foreignAddress(), caption: optionalRichText(), ...styled },
  /** Null for providers unknown to the site, which are rendered as a link. */
  shown: (film) => ({ ...film, player: embedPlayer(film.url) }),
  feed: ({ url, caption }) => `<p><a href="${quoted(url)}">${caption ?? quoted(url)}</a></p>`,
})

interface Background {
  url: string
  focus?: PictureFocus | undefined
}

/** One talk of the speaking list, with its description as inner blocks. */
export const speakingList = defineBlock({
  name: 'flightdeck/speaking-list',
  category: 'media',
  attributes: {
    title: title(),
    /** The event or venue. */
    stage: lineOfText(),
    done: flag(),
    /** Decorative. */
    backgroundImage: optionalPicture(),
    ...styled,
  },
  kept: { backgroundFocus: keptFocus },
  holds: {},
  placeholders: { title: 'heading' },
  feed: ({ title, stage }, inner) => `<h3>${title}</h3><p>${stage}</p>${inner}`,
  pictures: (block, rewriting) => {
    const { backgroundImage: url } = block
    const background: Background | undefined = url ? rewriting.picture<Background>({ url }) : undefined
    return { ...block, backgroundImage: background?.url, backgroundFocus: background?.focus }
  },
})
