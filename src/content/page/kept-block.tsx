import { type ComponentType, type ReactNode, use } from 'react'
import { KeptPart } from '#frame/kept/kept-part.tsx'
import { AboveTheFold, FirstPicture, InPreview } from './component-blocks.tsx'

interface KeptBlockProps<Props extends object> {
  name: string
  part: ComponentType<Props>
  props: NoInfer<Props>
}

/** A part among the blocks of a page that is kept, with what blocks know of their place. Previews keep nothing. */
export function KeptBlock<Props extends object>({ name, part: Part, props }: KeptBlockProps<Props>) {
  const isAbove = use(AboveTheFold)
  const first = use(FirstPicture)
  const isPreview = use(InPreview)
  if (isPreview) return <Part {...props} />
  const within = (part: ReactNode) => (
    <FirstPicture value={first}>
      <AboveTheFold value={isAbove}>{part}</AboveTheFold>
    </FirstPicture>
  )
  return <KeptPart name={name} part={Part} props={props} place={{ facts: { isAbove, first }, within }} />
}
