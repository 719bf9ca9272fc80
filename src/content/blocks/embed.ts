import { embedPlayer } from '#domain/content/embed-player.ts'
import { foreignAddress, optionalRichText, styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'
import { quoted } from '../feed-parts.ts'

/** Third-party content, loaded only when the visitor asks for it. */
export const embed = defineBlock({
  name: 'core/embed',
  category: 'media',
  attributes: { url: foreignAddress(), caption: optionalRichText(), ...styled },
  /** Null for providers that the site does not know: then a link is all there is. */
  shown: (film) => ({ ...film, player: embedPlayer(film.url) }),
  feed: ({ url, caption }) => `<p><a href="${quoted(url)}">${caption ?? quoted(url)}</a></p>`,
})
