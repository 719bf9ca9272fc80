type Size = readonly [width: number, height: number]
const scene: Size = [1200, 900]
const card: Size = [900, 600]
const portrait: Size = [480, 600]
const book: Size = [480, 640]
const stage: Size = [960, 640]
const header: Size = [1312, 656]

/** Our own drawings (scripts/draw-pictures.ts) and their sizes, px. */
const sizes = {
  'three-levels': scene,
  'line-of-work': scene,
  map: scene,
  discover: card,
  now: card,
  realise: card,
  'post-board': header,
  'post-strategy': header,
  'post-finish': header,
  'post-meeting': header,
  'post-numbers': header,
  'post-resistance': header,
  theresa: portrait,
  valentin: portrait,
  priya: portrait,
  henning: portrait,
  aoife: portrait,
  'book-between': book,
  'book-bets': book,
  'book-five': book,
  'stage-1': stage,
  'stage-2': stage,
  'stage-3': stage,
  'stage-4': stage,
  'stage-5': stage,
  'stage-6': stage,
  'stage-7': stage,
} as const satisfies Record<string, Size>

export type Drawing = keyof typeof sizes

/** Where a drawing lies and how large it is, as blocks have it. */
export function drawn(name: Drawing): { url: string; width: number; height: number } {
  const [width, height] = sizes[name]
  return { url: `/pictures/${name}.svg`, width, height }
}
