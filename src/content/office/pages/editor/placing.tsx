import { ActionBar, createUsePuck, useGetPuck } from '@puckeditor/core'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Actions } from '#ui/section.tsx'
import type { Words } from './block-fields.tsx'
import { type PlacedBlock, pageZone, placeForNew } from './block-place.ts'
import { MarkButton } from './link-form.tsx'
import styles from './page-editor.module.css'

/** Adding and moving blocks without dragging them: Puck itself can only be dragged in with a pointer. */
export interface PlacingParts {
  announce: (text: string) => void
  t: Words
  kindName: (kind: string) => string
}

type Puck = ReturnType<ReturnType<typeof useGetPuck>>

function chosenBlocks({ selectedItem, getItemById, getSelectorForId }: Puck): PlacedBlock[] {
  const around: PlacedBlock[] = []
  for (let item: ReturnType<typeof getItemById> | null = selectedItem; item; ) {
    const { id, inner } = item.props
    const place = getSelectorForId(id)
    if (!place) break
    around.push({ kind: item.type, id, ...place, inner: Array.isArray(inner) ? inner.length : 0 })
    // Puck knows the page itself as an item, without a place.
    item = place.zone === pageZone ? null : getItemById(place.zone.split(':')[0] ?? '')
  }
  return around
}

function countIn(zone: string, { appState, getItemById }: Puck): number {
  if (zone === pageZone) return appState.data.content.length
  const inner = getItemById(zone.split(':')[0] ?? '')?.props.inner
  return Array.isArray(inner) ? inner.length : 0
}

interface DrawerItemProps extends PlacingParts {
  name: string
  children: ReactNode
}

/** A kind of block in the list. A click or Enter adds one to the page and chooses it. */
export function DrawerItem({ name, children, announce, t, kindName }: DrawerItemProps) {
  const getPuck = useGetPuck()
  const place = useRef<HTMLDivElement>(null)

  const add = useEffectEvent(() => {
    const puck = getPuck()
    const to = placeForNew(name, chosenBlocks(puck), puck.appState.data.content.length)
    if (!to) return announce(t('editor.noPlace', { block: kindName(name) }))
    puck.dispatch({ type: 'insert', componentType: name, destinationIndex: to.index, destinationZone: to.zone })
    puck.dispatch({ type: 'setUi', ui: { itemSelector: to } })
  })

  // What has the focus is around this, and is Puck's.
  useEffect(() => {
    const handle = place.current?.closest('[data-puck-drawer-item]')
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.repeat || !['Enter', ' '].includes(event.key))) return
      // The end of dragging.
      if (event.defaultPrevented) return
      event.preventDefault()
      add()
    }
    handle?.addEventListener('click', press)
    handle?.addEventListener('keydown', press)
    return () => {
      handle?.removeEventListener('click', press)
      handle?.removeEventListener('keydown', press)
    }
  }, [])
  return <div ref={place}>{children}</div>
}

function useMove({ announce, t }: PlacingParts): (by: -1 | 1) => void {
  const getPuck = useGetPuck()
  return (by) => {
    const puck = getPuck()
    const [chosen] = chosenBlocks(puck)
    if (!chosen) return
    const { zone, index } = chosen
    const to = index + by
    if (to < 0 || to >= countIn(zone, puck)) return announce(t(by < 0 ? 'editor.isFirst' : 'editor.isLast'))
    puck.dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: zone })
    puck.dispatch({ type: 'setUi', ui: { itemSelector: { zone, index: to } } })
  }
}

interface MovingBarProps extends PlacingParts {
  label?: string
  children: ReactNode
  parentAction: ReactNode
}

/** Puck's bar of a block, with the buttons that move it. */
export function MovingBar({ label, children, parentAction, ...parts }: MovingBarProps) {
  const move = useMove(parts)
  const { t } = parts
  return (
    <ActionBar>
      <ActionBar.Group>
        {parentAction}
        {label && <ActionBar.Label label={label} />}
      </ActionBar.Group>
      <ActionBar.Group>
        <ActionBar.Action label={t('editor.moveUp')} onClick={() => move(-1)}>
          <Arrow path="M8 13V3M4 7l4-4 4 4" />
        </ActionBar.Action>
        <ActionBar.Action label={t('editor.moveDown')} onClick={() => move(1)}>
          <Arrow path="M8 3v10M4 9l4 4 4-4" />
        </ActionBar.Action>
        {children}
      </ActionBar.Group>
    </ActionBar>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

const usePuck = createUsePuck()

/** The same beside the fields of the block, which may have been chosen in the outline. */
export function MoveButtons(parts: PlacingParts) {
  const move = useMove(parts)
  const isChosen = usePuck(({ selectedItem }) => selectedItem !== null)
  if (!isChosen) return null
  return (
    <div className={styles.hint}>
      <Actions>
        <MarkButton onClick={() => move(-1)}>{parts.t('editor.moveUp')}</MarkButton>
        <MarkButton onClick={() => move(1)}>{parts.t('editor.moveDown')}</MarkButton>
      </Actions>
    </div>
  )
}
