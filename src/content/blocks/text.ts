import { z } from 'zod'
import { safeBlockHtml } from '#domain/content/safe-html.ts'
import { address, attribute, flag, lineOfText, richText, setting, styled, styledBy } from '../attribute.ts'
import { defineBlock, quoted } from '../define-block.ts'

export const heading = defineBlock({
  name: 'core/heading',
  category: 'text',
  attributes: {
    content: richText(true),
    align: attribute({
      type: 'String',
      read: z.enum(['left', 'center', 'right']).optional().catch(undefined),
      control: { kind: 'choice', options: { left: 'left', center: 'center', right: 'right' } },
    }),
    level: attribute({
      type: 'Int',
      required: true,
      neutral: 2,
      written: z.number().int().min(1).max(6),
      read: z.literal([1, 2, 3, 4, 5, 6]),
      control: { kind: 'level' },
    }),
    ...styled,
  },
  begins: () => ({ level: 2 }),
  placeholders: { content: 'heading' },
  picturesApart: true,
  feed: ({ level, content }) => `<h${level}>${content}</h${level}>`,
})

export const paragraph = defineBlock({
  name: 'core/paragraph',
  category: 'text',
  attributes: { content: richText(), ...styledBy(['pull']) },
  placeholders: { content: 'text' },
  picturesApart: true,
  feed: ({ content }) => `<p>${content}</p>`,
})

export const list = defineBlock({
  name: 'core/list',
  category: 'text',
  attributes: {
    ordered: flag(),
    start: attribute({
      type: 'Int',
      read: z.number().int().optional().catch(undefined),
      control: { kind: 'number' },
    }),
    ...styledBy(['ticks', 'points']),
  },
  holds: { only: ['core/list-item'], begins: ['core/list-item'] },
  feed: ({ ordered }, inner) => (ordered ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`),
})

export const listItem = defineBlock({
  name: 'core/list-item',
  category: 'text',
  attributes: { content: richText() },
  holds: { only: ['core/list'] },
  place: 'inner',
  placeholders: { content: 'text' },
  picturesApart: true,
  feed: ({ content }, inner) => `<li>${content}${inner}</li>`,
})

export const buttons = defineBlock({
  name: 'core/buttons',
  category: 'text',
  attributes: styled,
  holds: { only: ['core/button'], begins: ['core/button'] },
  feed: (_, inner) => inner,
})

export const button = defineBlock({
  name: 'core/button',
  category: 'text',
  attributes: {
    text: lineOfText(),
    url: address(),
    /** Shown as a quiet link instead of a filled button. */
    ghostButton: flag(),
    rel: setting(/^[\w\s-]+$/),
    linkTarget: attribute({
      ...setting(/^_(blank|self)$/),
      control: { kind: 'choice', options: { _blank: 'newTab' } },
    }),
  },
  begins: (home) => ({ url: home }),
  placeholders: { text: 'button' },
  feed: ({ url, text }) => `<p><a href="${quoted(url)}">${text}</a></p>`,
})

/** HTML written by an editor, such as a table. */
export const html = defineBlock({
  name: 'core/html',
  category: 'text',
  attributes: {
    content: attribute({
      type: 'String',
      required: true,
      isWords: true,
      read: z.string().transform(safeBlockHtml),
      control: { kind: 'area' },
    }),
  },
  placeholders: { content: 'text' },
  feed: ({ content }) => content,
  pictures: (block, rewriting) => ({ ...block, content: rewriting.html(block.content) }),
})

/** A block without a component: the HTML of the source. */
export const unknown = defineBlock({
  name: 'unknown',
  type: 'UnregisteredBlock',
  category: null,
  attributes: {
    html: attribute({
      type: 'String',
      required: true,
      isWords: true,
      read: z.string().transform(safeBlockHtml),
      control: { kind: 'area' },
    }),
  },
  kept: { originalName: z.string() },
  feed: ({ html }) => html,
  pictures: (block, rewriting) => ({ ...block, html: rewriting.html(block.html) }),
})
