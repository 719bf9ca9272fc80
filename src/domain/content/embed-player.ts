export interface EmbedPlayer {
  provider: 'YouTube' | 'Vimeo'
  /** Starts at once, because it is loaded only after a click on play. */
  frameUrl: string
}

interface Provider {
  provider: EmbedPlayer['provider']
  hosts: readonly string[]
  /** The id of the video that a URL of this provider names. */
  film: (url: URL) => string | null | undefined
  frameUrl: (film: string) => string
}

const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'

/** The allow list of embeds (docs/product.md#blocks), each in its cookieless variant. */
const providers: readonly Provider[] = [
  {
    provider: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    film: ({ hostname, pathname, searchParams }) => {
      const named = hostname.endsWith('youtu.be') ? pathname.slice(1) : searchParams.get('v')
      const inPath = /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1]
      return /^[\w-]{11}$/.exec(inPath ?? named ?? '')?.[0]
    },
    frameUrl: (film) => `${youTube}/embed/${film}?autoplay=1&rel=0`,
  },
  {
    provider: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    film: ({ pathname }) => /^\/(?:video\/)?(\d{1,12})$/.exec(pathname)?.[1],
    frameUrl: (film) => `${vimeo}/video/${film}?autoplay=1&dnt=1`,
  },
]

/** The only origins that a page may frame. */
export const playerOrigins: readonly string[] = [youTube, vimeo]

/** The player of a video URL; null for a provider that is not on the allow list and for a URL without a video. */
export function embedPlayer(address: string): EmbedPlayer | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const host = url.hostname.replace(/^www\./, '')
  const found = providers.find(({ hosts }) => hosts.includes(host))
  const film = found?.film(url)
  return found && film ? { provider: found.provider, frameUrl: found.frameUrl(film) } : null
}
