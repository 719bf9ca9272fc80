import { address, attribute, flag, lineOfText, setting } from '../attribute.ts'
import { defineBlock, quoted } from '../define-block.ts'

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
