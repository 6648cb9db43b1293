import { describe, expect, it } from 'vitest';
import { MAIN_MENU, sidebarMachine, type SidebarEvent, type SidebarPath } from './sidebar.machine';

const FORMATIONS: SidebarEvent = { type: 'chosen', panel: 'formations', depth: 0 };
const MANAGEMENT: SidebarEvent = { type: 'chosen', panel: 'management', depth: 1 };
const BACK: SidebarEvent = { type: 'back' };
const CLOSED: SidebarEvent = { type: 'closed' };

type Row = [sentence: string, from: SidebarPath, event: SidebarEvent, to: SidebarPath];

describe('SIDE-01 the levels of the sidebar', () => {
  it.each<Row>([
    ['an entry of the main menu opens its submenu', MAIN_MENU, FORMATIONS, ['formations']],
    ['a section of a submenu opens its items', ['formations'], MANAGEMENT, ['formations', 'management']],
    ['one submenu at a time', ['campus'], FORMATIONS, ['formations']],
    ['one section at a time', ['formations', 'rse'], MANAGEMENT, ['formations', 'management']],
    ['another submenu forgets the section', ['campus', 'rse'], FORMATIONS, ['formations']],
  ])('%s', (_sentence, from, event, to) => {
    expect(sidebarMachine(from, event)).toEqual(to);
  });
});

describe('SIDE-02 back and close', () => {
  it.each<Row>([
    ['back from the items goes up to the submenu', ['formations', 'management'], BACK, ['formations']],
    ['back from a submenu goes up to the main menu', ['formations'], BACK, MAIN_MENU],
    ['there is nothing above the main menu', MAIN_MENU, BACK, MAIN_MENU],
    ['close resets to the main menu from the items', ['formations', 'management'], CLOSED, MAIN_MENU],
    ['close resets to the main menu from a submenu', ['formations'], CLOSED, MAIN_MENU],
    ['close keeps the main menu', MAIN_MENU, CLOSED, MAIN_MENU],
  ])('%s', (_sentence, from, event, to) => {
    expect(sidebarMachine(from, event)).toEqual(to);
  });
});
