import type { PuckAction } from '@puckeditor/core'
import { type RefObject, useEffect } from 'react'
import { blocks, definitionOf } from '../../../blocks/index.ts'
import type { EditorItem } from '../../../editor-items.ts'

/** A place among the blocks of the page or inside a block, as the editor names it. */
export interface BlockPlace {
  zone: string
  /** 0-based. */
  index: number
}

export interface PlacedBlock extends BlockPlace {
  kind: string
  id: string
  /** How many blocks are inside it. */
  inner: number
}

/** The blocks of the page itself. */
export const pageZone = 'root:default-zone'

/** Kinds that are restricted to one parent. */
export const innerKinds = blocks.filter(({ place }) => place === 'inner').map(({ name }) => name)

/**
 * Where a new block goes: into the chosen block if only blocks of its kind go there (an item into a list), otherwise after the chosen block or the
 * nearest one around it that has a place for it, and at the end of the page if none is chosen. Null if there is none.
 *
 * `around`: the chosen block and those around it, innermost first. `count`: blocks of the page itself.
 */
export function placeForNew(kind: string, around: readonly PlacedBlock[], count: number): BlockPlace | null {
  const [chosen] = around
  if (!chosen) return mayHold(undefined, kind) ? { zone: pageZone, index: count } : null
  if (definitionOf(chosen.kind).holds?.only?.includes(kind)) return { zone: `${chosen.id}:inner`, index: chosen.inner }
  const before = around.find((_, at) => mayHold(around[at + 1]?.kind, kind))
  return before ? { zone: before.zone, index: before.index + 1 } : null
}

interface PlacingDone {
  done: 'added' | 'moved'
  kind: string
  /** 1-based. */
  place: number
  count: number
}

/** What an action of the editor added or moved, by keys, by a click or by dragging. Null for other actions. `content`: the page after it. */
export function placingDone(action: PuckAction, content: readonly EditorItem[]): PlacingDone | null {
  if (action.type !== 'insert' && action.type !== 'reorder' && action.type !== 'move') return null
  const { destinationZone: zone, destinationIndex: index } = action
  const items = itemsIn(zone, content)
  const kind = items[index]?.type
  if (kind === undefined || (action.type === 'reorder' && action.sourceIndex === index)) return null
  return { done: action.type === 'insert' ? 'added' : 'moved', kind, place: index + 1, count: items.length }
}

/** The move that undoes another: the outline takes every kind at the top of the page, also those that need a parent. `content`: the page after it. */
export function moveBack(action: PuckAction, content: readonly EditorItem[]): PuckAction | null {
  if (action.type !== 'move' || action.destinationZone !== pageZone) return null
  const { sourceZone, sourceIndex, destinationIndex } = action
  const kind = content[destinationIndex]?.type
  if (kind === undefined || mayHold(undefined, kind)) return null
  return {
    type: 'move',
    sourceZone: pageZone,
    sourceIndex: destinationIndex,
    destinationZone: sourceZone,
    destinationIndex: sourceIndex,
  }
}

function itemsIn(zone: string, content: readonly EditorItem[]): readonly EditorItem[] {
  if (zone === pageZone) return content
  for (const { props } of content) {
    const inner = props.inner ?? []
    const found = zone === `${props.id}:inner` ? inner : itemsIn(zone, inner)
    if (found.length > 0) return found
  }
  return []
}

/** Whether a block, or the page itself (undefined), may contain a kind of block. */
function mayHold(parent: string | undefined, kind: string): boolean {
  const { place } = definitionOf(kind)
  if (parent === undefined) return place !== 'inner'
  return definitionOf(parent).holds?.only?.includes(kind) ?? place === 'anywhere'
}

/** Puck makes each block a button for screen readers. This restores the roles, describes the keys and lets Enter choose a block. */
export function useBlockRoles(within: RefObject<HTMLElement | null>, keys: string): void {
  useEffect(() => {
    const editor = within.current
    if (!editor) return
    const watched = new Map<Document, MutationObserver>()
    const watch = (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument
      if (!page?.body || watched.has(page)) return
      correct(page, keys)
      page.addEventListener('keydown', chooseByKey)
      const observer = new MutationObserver(() => correct(page, keys))
      observer.observe(page, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['role', 'aria-pressed'],
      })
      watched.set(page, observer)
    }
    const find = () => {
      for (const frame of editor.querySelectorAll('iframe')) {
        watch(frame)
        frame.addEventListener('load', () => watch(frame), { once: true })
      }
    }
    find()
    const frames = new MutationObserver(find)
    frames.observe(editor, { childList: true, subtree: true })
    return () => {
      frames.disconnect()
      for (const observer of watched.values()) observer.disconnect()
    }
  }, [within, keys])
}

function correct(page: Document, keys: string): void {
  for (const block of page.querySelectorAll('[data-puck-dnd]:is([role="button"], [aria-pressed])')) {
    block.setAttribute('role', block.tagName === 'LI' ? 'listitem' : 'group')
    // Only buttons are pressed.
    block.removeAttribute('aria-pressed')
    // Puck's own description is in another document.
    block.setAttribute('aria-description', keys)
  }
}

/** Enter on a block chooses it and goes on to its bar, which is at the end of the document. */
function chooseByKey(event: KeyboardEvent): void {
  const block = event.target
  // The frame has classes of its own: no `instanceof`.
  if (event.key !== 'Enter' || !(block as Element).matches('[data-puck-component]')) return
  event.preventDefault()
  const page = (block as Element).ownerDocument
  const before = barOf(page)
  ;(block as HTMLElement).click()
  goToBar(page, before, 30)
}

function barOf(page: Document): HTMLElement | null {
  return page.querySelector('[class*="DraggableComponent--isSelected"] button')
}

/** Goes to the bar as soon as it is not that of the block chosen before. `frames`: for how long it may stay the same, as it does for the same block. */
function goToBar(page: Document, before: HTMLElement | null, frames: number): void {
  const bar = barOf(page)
  if (bar && (bar !== before || frames === 0)) bar.focus()
  else if (frames > 0) requestAnimationFrame(() => goToBar(page, before, frames - 1))
}
