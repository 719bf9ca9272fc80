import { Circle, Svg, Text, View } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import { signal } from './document-styles.ts'

type Style = NonNullable<ComponentProps<typeof View>['style']>

/** The company name with the warm dot, for documents. */
export function BrandMark({ name, styles }: { name: string; styles: { brand: Style; signal: Style } }) {
  return (
    <View style={styles.brand}>
      <Text>{name}</Text>
      <Svg style={styles.signal} viewBox="0 0 6 6">
        <Circle cx="3" cy="3" r="3" fill={signal} />
      </Svg>
    </View>
  )
}
