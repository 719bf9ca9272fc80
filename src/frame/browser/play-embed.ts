/** Plays a film of someone else's in place of its still (src/content/blocks/embed.tsx): only after a click may anything reach the third party. */
export function playEmbed(button: Element): void {
  const screen = button.closest<HTMLElement>('[data-player]')
  if (!screen) return
  const { player = '', title = '', labelledBy } = screen.dataset
  const frame = document.createElement('iframe')
  frame.src = player
  frame.title = title
  if (labelledBy) frame.setAttribute('aria-labelledby', labelledBy)
  // The player refuses to play for a page that hides who it is; the path is no one's business.
  frame.referrerPolicy = 'strict-origin'
  frame.allow = 'autoplay; encrypted-media; picture-in-picture'
  frame.allowFullscreen = true
  screen.replaceChildren(frame)
  // The button that had the focus is gone.
  frame.focus()
}
