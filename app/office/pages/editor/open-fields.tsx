import { createUsePuck } from '@puckeditor/core'
import { useEffect } from 'react'

const usePuck = createUsePuck()

/** On a phone the foreign editor leaves whoever has chosen a block to find its fields; here they come by themselves. */
export function OpenFields(): null {
  const chosen = usePuck(({ selectedItem }) => selectedItem?.props.id)
  const dispatch = usePuck((puck) => puck.dispatch)
  useEffect(() => {
    if (chosen === undefined || !window.matchMedia('(width < 638px)').matches) return
    dispatch({ type: 'setUi', ui: { plugin: { current: 'fields' }, leftSideBarVisible: true } })
  }, [chosen, dispatch])
  return null
}
