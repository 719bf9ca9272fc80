/** A finished picture: its name in public/pictures and its file. */
export interface Picture {
  name: string
  file: string
}

type Attributes = Record<string, string | number>

/** `<circle cx="4" r="2"/>`; with content, the content inside. */
export function element(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return content ? `<${tag}${written.join('')}>${content}</${tag}>` : `<${tag}${written.join('')}/>`
}

/** Sky, the planes, the line on them, their echoes: as in src/ui/tokens.css, for light and dark. */
const day = {
  sky: '#e6eff7',
  p3: '#d2e3f0',
  p2: '#86b2d5',
  p1: '#0b1b34',
  l: '#0b1b34',
  e3: '#f7fafc',
  e2: '#b4d0e5',
  e1: '#25487a',
}
const dark = {
  sky: '#0b1b34',
  p3: '#0f2547',
  p2: '#1b4070',
  p1: '#050d1b',
  l: '#b4d0e5',
  e3: '#1d3d69',
  e2: '#2f5f95',
  e1: '#16305a',
}
/** Night stays night, whatever the theme. */
const night = {
  sky: '#0b1b34',
  p3: '#122b50',
  p2: '#1b4070',
  p1: '#071225',
  l: '#d2e3f0',
  e3: '#24487a',
  e2: '#4a86bc',
  e1: '#1b4070',
}

const variables = (palette: Record<string, string>) =>
  `svg{${Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`

const looks = [
  '.sky{fill:var(--sky)}.p3{fill:var(--p3)}.p2{fill:var(--p2)}.p1{fill:var(--p1)}',
  '.l{fill:none;stroke:var(--l);stroke-linejoin:round;stroke-linecap:round}.w3{stroke-width:2}.w2{stroke-width:3.5}.w1{stroke-width:4.5}',
  '.e3,.e2,.e1{fill:none;stroke-width:1.5}.e3{stroke:var(--e3)}.e2{stroke:var(--e2)}.e1{stroke:var(--e1)}',
  '.ring{fill:var(--sky);stroke:var(--l);stroke-width:3}.dash{stroke-dasharray:3 9}.dot{fill:#ff6b2c}',
].join('')

/** A whole picture of this size. Its colours follow the theme of the page that shows it, except at night. */
export function svg(width: number, height: number, body: string, time: 'day' | 'night' = 'day'): string {
  const colours =
    time === 'night' ? variables(night) : `${variables(day)}@media (prefers-color-scheme:dark){${variables(dark)}}`
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  const ground = element('rect', { class: 'sky', width, height })
  return `${element('svg', attributes, `<style>${colours}${looks}</style>${ground}${body}`)}\n`
}

export const line = (d: string, className: string) => element('path', { class: `l ${className}`, d })
export const ring = (cx: number, cy: number, r = 9) =>
  element('circle', { class: 'ring', cx: Math.round(cx), cy: Math.round(cy), r })
/** You are here. One in each picture. */
export const dot = (cx: number, cy: number, r = 16) =>
  element('circle', { class: 'dot', cx: Math.round(cx), cy: Math.round(cy), r })
