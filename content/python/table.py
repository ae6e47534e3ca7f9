# Rows and columns. Every method returns a new table; a missing value is None.


def _cell(text):
    text = text.strip()
    # A phone number keeps its leading zero, and "nan" is a word: both stay text.
    if text[-1:] not in "0123456789" or (text[:1] == "0" and text[1:2] not in "."):
        return text
    try:
        return float(text) if "." in text or "e" in text else int(text)
    except ValueError:
        return text or None


def _cells(line):
    cells, quoted = [""], False
    for c in line:
        if c == '"':
            quoted = not quoted
        elif c == "," and not quoted:
            cells.append("")
        else:
            cells[-1] += c
    return cells


def from_csv(text):
    if not isinstance(text, str):
        raise TypeError("need CSV text, but got " + repr(text))
    lines = [(n, _cells(line)) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise ValueError("the text is empty: need column names")
    columns = [name.strip() for name in lines[0][1]]
    for n, cells in lines[1:]:
        _check(cells, columns, "line %d" % n)
    return Table(columns, [[_cell(cell) for cell in cells] for _, cells in lines[1:]])


def _check(row, columns, place):
    if not isinstance(row, (list, tuple)) or len(row) != len(columns):
        raise ValueError("%s needs a list of %d value(s): %s" % (place, len(columns), row))


class Table:
    def __init__(self, columns, rows):
        self.columns = list(columns)
        self._rows = []
        for n, row in enumerate(rows):
            _check(row, self.columns, "row %d" % n)
            self._rows.append(list(row))
        if len(set(self.columns)) < len(self.columns):
            raise ValueError("two columns have the same name")

    def _at(self, name):
        if name not in self.columns:
            raise ValueError("no column '%s'; columns are: %s" % (name, ", ".join(self.columns)))
        return self.columns.index(name)

    def __len__(self):
        return len(self._rows)

    def __iter__(self):
        return iter([dict(zip(self.columns, row)) for row in self._rows])

    def row(self, i):
        if not -len(self) <= i < len(self):
            raise IndexError("no row %d; there are %d, counted from 0" % (i, len(self)))
        return list(self)[i]

    def column(self, name):
        at = self._at(name)
        return [row[at] for row in self._rows]

    def _take(self, places):
        return Table(self.columns, [self._rows[i] for i in places])

    def head(self, n=5):
        return self._take(range(min(n, len(self))))

    def select(self, *names):
        ats = [self._at(name) for name in names]
        return Table(names, [[row[at] for at in ats] for row in self._rows])

    def where(self, test):
        return self._take([i for i, row in enumerate(self) if test(row)])

    def add(self, name, make):
        rows = [row + [make(as_dict)] for row, as_dict in zip(self._rows, self)]
        return Table(self.columns + [name], rows)

    def sort(self, name, down=False):
        values = list(enumerate(self.column(name)))
        sign = -1 if down else 1
        try:
            # The place keeps rows with equal values in their order.
            known = sorted([(v, sign * i) for i, v in values if v is not None], reverse=down)
        except TypeError:
            raise TypeError("column '%s' mixes numbers and text" % name)
        return self._take([sign * i for _, i in known] + [i for i, v in values if v is None])

    def distinct(self, *names):
        rows = []
        names = names or self.columns
        for row in self.select(*names)._rows:
            if row not in rows:
                rows.append(row)
        return Table(names, rows)

    def group(self, by, *wanted):
        rows = self.distinct(by)._rows
        for row in rows:
            for _, function, name in wanted:
                pairs = zip(self.column(by), self.column(name))
                values = [v for key, v in pairs if key == row[0] and v is not None]
                # As in SQL: nothing can be counted, but it has no sum and no mean.
                row.append(function(values) if values or function is len else None)
        return Table([by] + [name for name, _, _ in wanted], rows)

    def join(self, other, on, keep_all=False):
        names = [name for name in other.columns if name != on]
        rest = list(zip(other.column(on), other.select(*names)._rows))
        rows = []
        for key, row in zip(self.column(on), self._rows):
            found = [match for k, match in rest if k == key and key is not None]
            if keep_all and not found:
                found = [[None] * len(names)]
            rows += [row + match for match in found]
        return Table(self.columns + names, rows)

    def missing(self):
        return [(name, self.column(name).count(None)) for name in self.columns]

    def drop_missing(self, *names):
        part = self.select(*names or self.columns)._rows
        return self._take([i for i, row in enumerate(part) if None not in row])

    def fill(self, name, value):
        at, copy = self._at(name), self.head(len(self))
        for row in copy._rows:
            if row[at] is None:
                row[at] = value
        return copy

    def to_csv(self):
        rows = [self.columns] + self._rows
        return "\n".join([",".join(map(_quoted, row)) for row in rows])

    def text(self, n=10):
        lines = [""] * (1 + len(self.head(n)))
        for name in self.columns:
            values = self.head(n).column(name)
            shown = [name] + [str(round(v, 4) if isinstance(v, float) else v) for v in values]
            width = 2 + max(map(len, shown))
            lines = [line + s + " " * (width - len(s)) for line, s in zip(lines, shown)]
        if len(self) > n:
            lines.append("... %d more row(s)" % (len(self) - n))
        return "\n".join([line.rstrip() for line in lines])

    def show(self, n=10):
        print(self.text(n))


from_rows = Table


def _quoted(value):
    text = "" if value is None else str(value)
    return '"%s"' % text if "," in text else text
