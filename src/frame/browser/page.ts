/*
 * What the frame and the parts of pages do in a browser, on pages with React and without (docs/decisions/0242). Comes after the first paint
 * (head.ts); every page works without it. Elements come and go where React is: what can listens on the document.
 */
import { answerInPlace } from './answer-in-place.ts'
import { runPageLoader } from './loader.ts'
import { noticeNewerBuild } from './notice-newer-build.ts'
import { playEmbed, showAgreedEmbeds } from './play-embed.ts'
import { recordHeight } from './recorded-height.ts'
import { markSectionInView } from './section-in-view.ts'
import { fetchTickets } from './spam-ticket.ts'
import { openSubMenus } from './sub-menus.ts'

noticeNewerBuild(document.querySelector<HTMLElement>('script[data-build]')?.dataset.build)
openSubMenus()
runPageLoader()
recordHeight('--header-height')
markSectionInView()
fetchTickets()
answerInPlace()
showAgreedEmbeds()

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const player = target.closest('[data-play]')
  if (player) playEmbed(player)
  if (target.closest('[data-print]')) print()
})

document.documentElement.dataset.ready = ''
