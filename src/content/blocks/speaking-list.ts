import type { PictureFocus } from '#domain/content/block.ts'
import { flag, keptFocus, lineOfText, optionalPicture, styled, title } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

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
    /** Whether the talk is over. */
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
