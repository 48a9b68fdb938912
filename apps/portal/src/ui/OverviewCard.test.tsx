import { Children, isValidElement } from 'react'
import { expect, it } from 'vitest'
import { FactRows } from './OverviewCard.tsx'

it('rows of one name are told apart: none of them stays when others take their place', () => {
  const list = FactRows({ rows: ['203.0.113.7', '203.0.113.8'].map((copied) => ({ label: 'نشانی عمومی', copied })) })
  const keys = Children.toArray(list.props.children).map((row) => isValidElement(row) && row.key)
  expect(new Set(keys).size).toBe(2)
})
