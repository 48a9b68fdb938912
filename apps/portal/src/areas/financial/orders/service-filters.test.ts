import { describe, expect, it } from 'vitest'
import { isNarrowing, readFilters, toFilterQuery, viewOf, withoutFilters, writeFilters } from './service-filters.ts'

const address = (text: string) => new URLSearchParams(text)

describe('the filters of my services', () => {
  it('are read from the address as they were written', () => {
    const params = writeFilters(address('q=web&page=3'), {
      kind: 'Vm',
      projectId: 7,
      statusId: 2,
      labels: [{ key: 'env', value: 'test' }, { key: 'تیم' }],
    })
    expect(params.get('page')).toBeNull()
    expect(params.get('q')).toBe('web')
    expect(toFilterQuery(readFilters(params))).toEqual({
      ServiceType: 'Vm',
      ProjectId: 7,
      StatusId: 2,
      Labels: 'env:test,تیم',
    })
  })

  it('ask for what has no label', () => {
    const params = writeFilters(address(''), { isWithoutLabel: true })
    expect(toFilterQuery(readFilters(params))).toMatchObject({ WithoutLabel: true })
    expect(isNarrowing(readFilters(params))).toBe(true)
    expect(isNarrowing(readFilters(withoutFilters(params)))).toBe(false)
  })

  it.each(['project=x', 'project=-1', 'status=99999', 'datacenter=1.5', 'label=', 'product='])(
    'leave out nonsense: %s',
    (text) => expect(isNarrowing(readFilters(address(text)))).toBe(false),
  )

  it('are the same view whatever their order and the page', () =>
    expect(viewOf(address('kind=Vm&label=env%3Atest&page=2'))).toBe(viewOf(address('label=env%3Atest&kind=Vm'))))
})
