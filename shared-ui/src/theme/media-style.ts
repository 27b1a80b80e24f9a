import { css } from 'styled-components';

/**
 * High contrast: the system takes away shadows and backgrounds, which here draw the edge of every control and mark what
 * is chosen. Edges become borders, what is current or chosen takes the system's own colours.
 */
const forcedColours = css`
  @media (forced-colors: active) {
    button, select, textarea, input:not([type='checkbox'], [type='radio'], [type='range']) {
      border: 1px solid !important;
    }
    [aria-invalid='true'] { border-width: 3px !important; }
    section[aria-labelledby], [role='dialog'], [role='menu'], [role='listbox'], [role='alert'], [role='progressbar'] {
      outline: 1px solid;
    }
    a[aria-current]:not([data-swatch]), li[aria-current='step'] > *, input:checked + span,
    :is([role='menuitem'], [role='option'])[data-focused],
    [role='option'][aria-selected='true']:not([data-selected]), button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    /* What stands in it would keep the page's colours. */
    :is(a[aria-current]:not([data-swatch]), li[aria-current='step'] > *, button[aria-pressed='true']) *,
    :is([role='menuitem'][data-focused], [role='option']:is([data-focused], [aria-selected='true'])) * {
      color: inherit !important;
      background: none !important;
    }
    [role='progressbar'] > * { background: Highlight !important; }
    tr[data-selected] td:first-child { border-left: 3px solid Highlight; }
    [data-state]::before, i[data-part] { forced-color-adjust: none; }
  }
`;

/**
 * Paper: what can be read, without what can only be pressed; a button with a picture or the name of a step is read. A
 * table is whole and its head stands on every sheet.
 */
const print = css`
  @media print {
    :root, body { background: none !important; overflow-y: visible !important; }
    nav, dialog, [role='search'], [role='region'][aria-live],
    button:not(:is(td, th, li[data-state]) button, :has(img)) {
      display: none !important;
    }
    /* Bars and badges are read by their colours; what is dark on the screen is light on paper. */
    main {
      --ink: var(--n-0);
      --on-ink: var(--text);
      --ink-muted: var(--text-2);
      --ink-line: var(--line-strong);
      --theme-sidebar-bg: var(--n-0);
      --theme-sidebar-menu-text: var(--text-2);
      --on-sidebar-strong: var(--text);
      --on-sidebar-accent: var(--text);
      --on-header-accent: var(--text);
      min-height: 0 !important;
      max-width: none !important;
      padding: 0 var(--s-4) !important;
      print-color-adjust: exact;
    }
    /* Heads carry the mark of their cells, so that none is left without them. */
    :is(th, td):is([data-card='menu'], [data-card='tick']) { display: none !important; }
    tr, dl > *, li { break-inside: avoid; }
    thead { display: table-header-group; }
    a { color: inherit; }
    table { font-size: var(--fs-12) !important; }
    main table :is(td, th) { height: auto !important; padding: 4px 8px !important; }
    main table th { white-space: normal !important; }
    /* A table of many columns turns its sheets. */
    body:has(main th:nth-of-type(7)) { page: wide; }
  }
  @page { size: A4; margin: 12mm 8mm; }
  @page wide { size: A4 landscape; }
`;

/**
 * A page that a dialog lies over neither shifts by the width of its scrollbar nor leaves it bright: the bar is there
 * on every page. A gutter instead would be an empty strip wherever bars are hidden or lie over the page.
 */
const scrollbar = css`
  :root[data-signed-in] {
    overflow-y: scroll;
    /* Repeated, so that the header goes on beside an empty bar. */
    background: linear-gradient(var(--theme-header-bg) 0 0) 0 0 / 100% var(--header-h) repeat-x fixed var(--canvas);
  }
  /* Chromium paints the room of the bar with the colour of the background and leaves out its pictures. */
  :root:has(:is(body > [data-scrim], dialog:modal)) { background: var(--scrim-canvas); }
`;

/**
 * A classic scrollbar of the page begins below the header, whose colour goes on to the edge of the window. Where bars
 * lie over the page the shell leaves the attribute out, because a bar with a style of its own would take room there.
 */
const classicBar = css`
  @media (min-height: 401px) and (pointer: fine) and (forced-colors: none) {
    :root[data-classic-bar] {
      overflow-y: scroll;
      &::-webkit-scrollbar {
        width: 15px;
        background: linear-gradient(var(--theme-header-bg) 0 0) 0 0 / 100% var(--header-h) no-repeat var(--canvas);
      }
      &::-webkit-scrollbar-track { margin-top: var(--header-h); }
      &::-webkit-scrollbar-thumb {
        border: 4px solid transparent;
        border-radius: var(--r-full);
        background: var(--text-3) padding-box;
      }
    }
  }
`;

/** How every page behaves in high contrast, on paper and under a dialog. */
export const mediaStyle = css`
  ${forcedColours}
  ${print}
  ${scrollbar}
  ${classicBar}
`;
