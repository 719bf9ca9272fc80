import { landscape } from './planes.ts'
import { dot, element, line, type Picture, svg } from './svg.ts'

const width = 480
const height = 600
const face = { cx: 240, cy: 250, rx: 82, ry: 104 }

const ellipse = (className: string, at: { cx: number; cy: number; rx: number; ry: number }) =>
  element('ellipse', { class: className, ...at })
const shape = (className: string, d: string) => element('path', { class: className, d })

/** What is behind a head and what is in front of it. Nobody is drawn from life: the five are invented. */
interface Hair {
  behind: string
  before: string
}

const hair: Record<string, Hair> = {
  // a bob with a parting
  theresa: {
    behind: shape(
      'hair',
      'M130 262C120 150 170 112 240 112s120 38 110 150c-2 50 6 84 16 112-44 22-208 22-252 0 10-28 18-62 16-112z',
    ),
    before: shape('hair', 'M152 250c0-70 40-96 62-98-4 30 60 66 114 70-2-62-36-96-88-96s-96 46-88 124z'),
  },
  // short, with a beard
  valentin: {
    behind: '',
    before: `${shape('hair', 'M154 238c-8-84 34-118 86-118s96 34 86 118c-8-34-20-50-38-58-34 10-72 8-98-2-18 10-30 28-36 60z')}${shape('hair', 'M158 276c8 62 36 92 82 92s74-30 82-92c-14 26-30 34-46 36-20-10-52-10-72 0-16-2-32-10-46-36z')}`,
  },
  // long and straight
  priya: {
    behind: shape('hair', 'M136 260c-8-104 40-150 104-150s112 46 104 150c0 80 22 150 30 210H106c8-60 30-130 30-210z'),
    before: shape('hair', 'M154 262c-4-84 42-112 86-140 44 28 90 56 86 140-10-46-40-84-86-110-46 26-76 64-86 110z'),
  },
  // a cap, as on a shipyard
  henning: {
    behind: '',
    before: `${shape('hair', 'M148 214c-4-72 42-104 92-104s96 32 92 104z')}${shape('brim', 'M140 206h220c14 0 22 20 2 22H148c-14 0-16-22-8-22z')}${shape('hair', 'M162 300c12 40 36 56 78 56s66-16 78-56c-16 14-40 20-78 20s-62-6-78-20z')}`,
  },
  // curls, tied up
  aoife: {
    behind: [
      [240, 104, 52],
      [150, 196, 40],
      [330, 196, 40],
      [142, 256, 32],
      [338, 256, 32],
    ]
      .map(([cx, cy, r]) => element('circle', { class: 'hair', cx: cx ?? 0, cy: cy ?? 0, r: r ?? 0 }))
      .join(''),
    before: [
      [178, 172, 34],
      [220, 150, 36],
      [266, 150, 36],
      [304, 174, 34],
    ]
      .map(([cx, cy, r]) => element('circle', { class: 'hair', cx: cx ?? 0, cy: cy ?? 0, r: r ?? 0 }))
      .join(''),
  },
}

const looks =
  '<style>.hair{fill:#0b1b34}.brim{fill:#4a86bc}.skin{fill:#b4d0e5}.neck{fill:#4a86bc}.coat{fill:#1b4070}.seam{fill:none;stroke:#4a86bc;stroke-width:1.5}@media (prefers-color-scheme:dark){.hair{fill:#050d1b}}</style>'

/** Somebody who teaches, in front of a landscape of their own; where others wear a badge, they wear the dot. */
function portrait(name: string, seed: number): Picture {
  const { behind = '', before = '' } = hair[name] ?? {}
  const land = landscape({ seed, width, means: { 3: 210, 2: 330 }, scale: 1.2 })
  const coat = 'M-10 620c6-120 60-158 152-180l98 46 98-46c92 22 146 60 152 180z'
  const seams = [0, 1, 2, 3, 4].map((step) => {
    const down = 34 + step * 24
    return shape(
      'seam',
      `M${20 + step * 6} ${520 + down * 0.9}C60 ${500 + down} 110 ${480 + down} 150 ${470 + down}l90 42 90-42c40 ${10} 90 ${30} ${130 - step * 6} ${50 + down * -0.1}`,
    )
  })
  const drawn = [
    looks,
    land.drawn,
    behind,
    shape('neck', 'M198 320h84v120l-42 46-42-46z'),
    shape('coat', coat),
    ...seams,
    ellipse('skin', face),
    before,
    line('M240 486V600', 'w3'),
    dot(318, 520, 13),
  ]
  return { name, file: svg(width, height, drawn.join('')) }
}

export const portraits: readonly Picture[] = [
  portrait('theresa', 3),
  portrait('valentin', 8),
  portrait('priya', 21),
  portrait('henning', 34),
  portrait('aoife', 55),
]
