import type { Rolldown } from 'vite'

/**
 * What is loaded together stays together: a page made of fifty small files compresses worse and asks for more. Each group
 * takes along what its modules need, unless a group before it has taken that; the rest is split by who shares it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What seldom changes keeps its name, and so its place in the browser's cache, over releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/, priority: 8 },
  // Reads and caches what a session may see: the public pages do without it.
  { name: 'state', test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|immer|reselect)[\\/]/, priority: 7 },
  // What every page needs.
  { name: 'start', tags: ['$initial'], priority: 6 },
  // What the login page shares with those behind the login. What both use and is not named here would take the whole
  // frame to the login page, be it an icon: `node bench/run.ts bytes` tells.
  {
    name: 'common',
    test: /src[\\/](ui[\\/](Bind|Field|Link|TextField)|shell[\\/](http|Logo|report-error|session-calls|use-cooldown|value-store))\.tsx?$|icons[\\/](eye|key-round|refresh-cw)\./,
    priority: 5,
  },
  // What the other public pages share with those behind the login.
  {
    name: 'shared',
    test: /src[\\/](ui[\\/](Note|Skeleton)|shell[\\/]project-selection|format[\\/]duration)\.tsx?$|contract[\\/]src[\\/](define-enum|frame-enums)\.ts$/,
    priority: 4,
  },
  // Enums beyond those of the frame; its folder would take them along.
  {
    name: 'enums',
    test: /contract[\\/]src[\\/]([^\\/]+[\\/][^\\/]+\.)?enums(\.fa|\.generated)?\.ts$/,
    minShareCount: 2,
    priority: 3.5,
  },
  // What every page behind the login needs, and the small things that most of them use. Layout.tsx itself stays the entry
  // of its own chunk. The signs and addresses of the menu come with it, but for those of operators: no customer loads them.
  {
    name: 'frame',
    test: /src[\\/](areas[\\/]((?!operator)[^\\/]+[\\/][^\\/]+\.(pages|pages\.fa|paths)|loads)|shell[\\/](AllowedLink|base-query|Header|LazyPanel|currency|operation-toasts|first-page|order-pages|PageContent|ProjectKeeper|Sidebar|store|use-may)|ui[\\/](Card|Checkbox|DateText|Empty|ErrorBox|Loading|Money|PageHead|Progress|StatusChip|use-now|use-was-opened)|services[\\/]services\.fa|format[\\/](isolate|rials|sizes))\.tsx?$|contract[\\/]src[\\/](service-types|services\.generated)\.ts$|icons[\\/](chevron-(left|right)|circle-x|cylinder|database|hard-drive|layout-dashboard|list-checks|lock|lock-keyhole|minus|network|paint-bucket|pencil|plus|rotate-ccw|server|square-terminal|trash|user-round)\./,
    priority: 3,
  },
  // Calls and rules of servers: pages use them that have nothing of the list.
  {
    name: 'vm',
    test: /client[\\/]src[\\/]vm[\\/](hosts|host-bin|metrics)(\.calls)?\.generated|contract[\\/]src[\\/]vm[\\/]hosts[\\/]hosts\.rules/,
    minShareCount: 2,
    priority: 2.9,
  },
  // Other calls of the dashboard that pages of their own make too.
  {
    name: 'calls',
    test: /client[\\/]src[\\/](financial[\\/](bills|runway)|portal[\\/](incidents|limits|tickets)|storage[\\/]buckets|vm[\\/]volumes)(\.calls)?\.generated/,
    priority: 2.85,
  },
  // Its signs that other pages have too: together they are smaller than one by one.
  {
    name: 'signs',
    test: /icons[\\/](calendar-clock|file-text|folder-kanban|gauge|gift|message-square-text|moon|receipt-text|wallet)\./,
    priority: 2.85,
  },
  // What cards about money and work are made of: the dashboard's, and those that every page shows in its frame.
  {
    name: 'cards',
    test: /areas[\\/]financial[\\/](runway[\\/]|frame[\\/](parts|MoneyBars|money-))|src[\\/]ui[\\/](chart-scale|Kpis|Meter|Runway|UsageBars)\.|shell[\\/](missing-money|OperationSentence|operation-filters|OrderingNote|ordering\.fa)\.|services[\\/](KindRow|status-counts)\./,
    priority: 2.8,
  },
  // The first page after the login, with all that it shows: a file for each card took longer than the cards.
  {
    name: 'dashboard',
    test: /areas[\\/](dashboard[\\/](?!FirstSteps|early-reads|dashboard\.pages)|financial[\\/]frame[\\/](DashboardMoney|dashboard-money)|[^\\/]+[\\/][^\\/]+\.dashboard\.ts$|dashboard-cards)/,
    priority: 2.7,
  },
  // What they need of the login page stays with it.
  {
    name: 'sign-in',
    test: /areas[\\/]account[\\/]sign-in[\\/](login|sign-in|use-|CredentialsForm|OtherWays)[^\\/]*$/,
    minShareCount: 2,
    priority: 2,
  },
  // What forms and pages of one thing share.
  {
    name: 'parts',
    test: /src[\\/]ui[\\/](CodeBlock|Dialog|lazy-part|Meter|Switch)\.tsx?$/,
    minShareCount: 2,
    priority: 0.95,
  },
  // What forms are made of: one by one they were fifty requests of the order page.
  {
    name: 'form',
    test: /src[\\/]ui[\\/](form-resolver|FormPage|NameField|NumberField|Options|PickTable|RadioCards|Select|TextArea|UsageBars)\.tsx?$|src[\\/]shell[\\/](OrderingNote|use-dry-run|use-full-datacenter)\.tsx?$|node_modules[\\/]react-hook-form[\\/]/,
    minShareCount: 2,
    priority: 0.9,
  },
  // What pages of one thing are made of.
  {
    name: 'detail',
    test: /src[\\/]ui[\\/](ConfirmDialog|DetailPage|LineInput|OverviewCard|Section|Tabs)\.tsx$/,
    minShareCount: 2,
    priority: 0.9,
  },
  // What the lists of services are made of.
  {
    name: 'list',
    test: /src[\\/](ui[\\/](ListPage|ListTable)|services[\\/](refusals|ServiceListPage|ServiceStatusChip|use-(bulk-acts|creation|question|service-[^\\/]+)|WorkInRow))\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  // What asks before it does something.
  {
    name: 'dialogs',
    test: /src[\\/](shell[\\/](confirmed-call|use-(confirm|delete|form)-dialog)|ui[\\/](ConfirmByName|FormDialog|schema-resolver))\.tsx?$/,
    minShareCount: 2,
    priority: 0.85,
  },
  // What an area's pages share. Each chunk costs the first page its name, in the list of what other pages need.
  {
    name: 'storage',
    test: /areas[\\/]storage[\\/](buckets|detail|access|bin)[\\/]|(client|contract)[\\/]src[\\/]storage[\\/]/,
    minShareCount: 2,
    priority: 0.8,
  },
  {
    name: 'vm-hosts',
    test: /areas[\\/]vm[\\/]hosts[\\/](?!paying|power|Power|vm-file|way-out|WayOut|WhileOff)/,
    minShareCount: 2,
    priority: 1,
  },
]
