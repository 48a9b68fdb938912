import type { ListQuery } from '../../../ui/ListTable.tsx'

/** A list of which a page shows some rows. */
export const onlyRows = <Row>(query: ListQuery<Row>, isShown: (row: Row) => boolean): ListQuery<Row> => {
  const data = query.data?.filter(isShown)
  return { ...query, ...(data && { data, currentData: data }) }
}
