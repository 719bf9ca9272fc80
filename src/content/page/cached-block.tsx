import { type ComponentType, type ReactNode, use } from 'react'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { AboveTheFold, FirstPicture, InPreview } from './component-blocks.tsx'

interface CachedBlockProps<Props extends object> {
  name: string
  part: ComponentType<Props>
  props: NoInfer<Props>
}

/** A cached part among the blocks of a page, with what blocks know of their place. Previews cache nothing. */
export function CachedBlock<Props extends object>({ name, part: Part, props }: CachedBlockProps<Props>) {
  const isAbove = use(AboveTheFold)
  const first = use(FirstPicture)
  const isPreview = use(InPreview)
  if (isPreview) return <Part {...props} />
  const within = (part: ReactNode) => (
    <FirstPicture value={first}>
      <AboveTheFold value={isAbove}>{part}</AboveTheFold>
    </FirstPicture>
  )
  return <CachedPart name={name} part={Part} props={props} place={{ facts: { isAbove, first }, within }} />
}
