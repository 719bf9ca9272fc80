/*
 * Films of someone else's (src/content/blocks/embed.tsx): nothing reaches the third party before a click, or before the visitor has answered the
 * cookie question with yes. The player is in a shadow tree, so React finds the still as it has made it.
 */

/** Plays a film in place of its still. */
export function playEmbed(button: Element): void {
  const screen = button.closest<HTMLElement>('[data-player]')
  // The button that had the focus is gone.
  if (screen) showPlayer(screen, screen.dataset.player ?? '')?.focus()
}

/** Shows the players of a page to who has agreed to it, now or before. They play when asked to. */
export function showAgreedEmbeds(): void {
  const show = () => {
    for (const screen of document.querySelectorAll<HTMLElement>('[data-player]')) {
      const player = URL.parse(screen.dataset.player ?? '')
      player?.searchParams.delete('autoplay')
      if (player) showPlayer(screen, player.href)
    }
  }
  if (/(?:^|; )consent-accepted=true/.test(document.cookie)) show()
  document.addEventListener('submit', ({ target, submitter }) => {
    const isQuestion = target instanceof Element && target.hasAttribute('data-consent-in-place')
    if (isQuestion && submitter instanceof HTMLButtonElement && submitter.value === 'accept') show()
  })
}

function showPlayer(screen: HTMLElement, address: string): HTMLIFrameElement | null {
  if (screen.shadowRoot) return null
  const { title = '', labelledBy } = screen.dataset
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = (labelledBy && document.getElementById(labelledBy)?.textContent) || title
  // The player refuses to play for a page that hides who it is; the path is no one's business.
  frame.referrerPolicy = 'strict-origin'
  frame.allow = 'autoplay; encrypted-media; picture-in-picture'
  frame.allowFullscreen = true
  frame.loading = 'lazy'
  frame.style.cssText = 'display:block;inline-size:100%;aspect-ratio:16/9;border:0'
  screen.attachShadow({ mode: 'open' }).append(frame)
  return frame
}
