import { embedPlayer } from '#domain/content/embed-player.ts'
import { foreignAddress, optionalRichText, styled } from '../attribute.ts'
import { defineBlock, quoted } from '../define-block.ts'

/** Third-party content, loaded only on request of the visitor. */
export const embed = defineBlock({
  name: 'core/embed',
  category: 'media',
  attributes: { url: foreignAddress(), caption: optionalRichText(), ...styled },
  /** Null for providers unknown to the site, which are rendered as a link. */
  shown: (film) => ({ ...film, player: embedPlayer(film.url) }),
  feed: ({ url, caption }) => `<p><a href="${quoted(url)}">${caption ?? quoted(url)}</a></p>`,
})
