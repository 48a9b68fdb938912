type Load<Part> = () => Promise<Part>

/**
 * One of the parts that an area loads when they are asked for, out of the table of them (`<area>.loads.ts`). The table is a
 * chunk of its own, because it names every chunk that any page of the area needs: the first page should not carry these
 * names. What people open first (login, dashboard, servers) is loaded without a table, so that nothing is waited for twice.
 */
export const loadsOf =
  <Parts extends object>(loadTable: () => Promise<{ [Name in keyof Parts]: Load<Parts[Name]> }>) =>
  <Name extends keyof Parts>(name: Name): Load<Parts[Name]> =>
  async () =>
    (await loadTable())[name]()
