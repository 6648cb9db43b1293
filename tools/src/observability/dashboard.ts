import { DASHBOARD, type Panel, type Row } from './dashboard.data.ts';

const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };
const WIDTH = 24;
const PANEL = { w: 8, h: 7 };
const IN_A_LINE = WIDTH / PANEL.w;

type Place = { x: number; y: number; w: number; h: number };

const toPanel = ({ title, unit, lines }: Panel, id: number, gridPos: Place) => ({
  id,
  type: 'timeseries',
  title,
  gridPos,
  datasource: DATASOURCE,
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
  targets: lines.map(({ name, expr }, rank) => ({
    refId: String.fromCodePoint('A'.charCodeAt(0) + rank),
    datasource: DATASOURCE,
    expr,
    legendFormat: name,
  })),
});

const toRow = (title: string, id: number, y: number) => ({
  id,
  type: 'row',
  title,
  collapsed: false,
  gridPos: { x: 0, y, w: WIDTH, h: 1 },
  panels: [],
});

function placeRows(rows: readonly Row[]): object[] {
  let y = 0;
  let id = 0;
  return rows.flatMap(({ title, panels }) => {
    const top = y;
    y += 1 + Math.ceil(panels.length / IN_A_LINE) * PANEL.h;
    const placed = panels.map((panel, rank) => {
      const line = Math.floor(rank / IN_A_LINE);
      const place = { x: (rank % IN_A_LINE) * PANEL.w, y: top + 1 + line * PANEL.h, ...PANEL };
      return { panel, place };
    });
    return [
      toRow(title, (id += 1), top),
      ...placed.map(({ panel, place }) => toPanel(panel, (id += 1), place)),
    ];
  });
}

export const dashboardExpressions = (): string[] =>
  DASHBOARD.flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map(({ expr }) => expr)));

/** For Grafana 10 and later, to be imported or provisioned. */
export const dashboardText = (): string =>
  `${JSON.stringify(
    {
      uid: 'meridia',
      title: 'Meridia',
      schemaVersion: 39,
      timezone: 'browser',
      refresh: '30s',
      time: { from: 'now-3h', to: 'now' },
      templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
      panels: placeRows(DASHBOARD),
    },
    null,
    2,
  )}\n`;
