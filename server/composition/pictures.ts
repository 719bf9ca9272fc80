import { join } from 'node:path'
import { contentPictures } from '#adapters/media/content-pictures.ts'
import { keptFiles } from '#adapters/media/kept-files.ts'
import { pictureDesk } from '#adapters/media/picture-desk.ts'
import { sourcePictures } from '#adapters/media/source-pictures.ts'
import { workbench } from '#adapters/media/workbench.ts'
import type { ContentSystem } from '#cms/graphql-handler.ts'
import { isHarmlessSvg } from '#cms/safe-svg.ts'
import type { ContentPictures } from '#usecases/ports/pictures.ts'
import type { Clock } from '#usecases/ports.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

interface PictureParts {
  /** Everything below it can be made again. */
  picturesFolder: string
  env: Env
  contentSystem: ContentSystem | null
  clock: Clock
  log: Log
}

const megabyte = 1024 * 1024

/** Two pictures are made at a time, beside whatever else the server does; a page of forty waits its turn, a flood is sent away. */
export function picturesOf({ picturesFolder: folder, env, contentSystem, clock, log }: PictureParts): ContentPictures {
  const uploads = contentSystem && { find: contentSystem.mediaFacts, file: contentSystem.media }
  const desk = pictureDesk({
    files: keptFiles(join(folder, 'made'), { most: 500 * megabyte }),
    bench: workbench({ atOnce: 2, waiting: 200 }),
  })
  const source = env.CONTENT_URL
    ? sourcePictures({
        contentUrl: env.CONTENT_URL,
        copies: keptFiles(join(folder, 'source'), { most: 500 * megabyte }),
        bench: workbench({ atOnce: 4, waiting: 200 }),
        clock,
        onFailure: (error) => log.warn({ error }, 'a picture of the content source could not be had'),
        isHarmlessDrawing: isHarmlessSvg,
      })
    : null
  return contentPictures({ desk, uploads, source })
}
