import { Children, createElement, type HTMLAttributes, type ReactNode } from 'react'

/** What browsers break after a hyphen or dash: 'R-2026-0148', 'K-1042', '09:00–17:00 Uhr', '19.–20.', 'E-Mail' */
const whole = /((?:[A-Z]-)?\d{4}-\d{4,}|K-\d{4,}|\d\d:\d\d–\d\d:\d\d(?:\u00a0Uhr)?|\d\d?\.–\d\d?\.|[Ee]-[Mm]ails?)/

/** Keeps each of them in the text of a paragraph on one line, by an element with these attributes: other characters would be copied with the number. */
export function unbroken(text: ReactNode, attributes: HTMLAttributes<HTMLElement>): ReactNode {
  if (!hasOne(text)) return text
  return Children.map(text, (part) =>
    typeof part === 'string'
      ? part
          .split(whole)
          .map((words, index) =>
            index % 2 === 0 ? words : createElement('span', { ...attributes, key: index }, words),
          )
      : part,
  )
}

function hasOne(text: ReactNode): boolean {
  return typeof text === 'string' ? whole.test(text) : Array.isArray(text) && text.some(hasOne)
}
