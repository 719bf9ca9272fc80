import { z } from 'zod'

const versions = z.record(z.string(), z.string()).default({})

/** The fields of package.json that the check reads. */
export const manifestSchema = z.object({
  dependencies: versions,
  optionalDependencies: versions,
  devDependencies: versions,
})
export type Manifest = z.infer<typeof manifestSchema>

/** The fields of package-lock.json; the key '' is the project itself, the others are folders: node_modules/zod. */
export const lockfileSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), optionalDependencies: versions })),
})
export type Lockfile = z.infer<typeof lockfileSchema>
