import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'

it.each(['compose.yaml', 'deploy/kubernetes.yaml', 'deploy/prometheus/alerts.yml'])(
  '%s is read by a YAML parser without an error',
  (file) => {
    const documents = parseAllDocuments(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    expect([...documents].flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([])
  },
)
