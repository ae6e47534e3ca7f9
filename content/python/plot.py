# Charts as SVG and as text. Nothing is drawn before show(); the page may set `sink`.
sink = None

_SVG = """<svg viewBox="0 0 320 200" role="img" font-size="12" fill="currentColor">\
<title>%s</title><desc>%s</desc>%s</svg>"""
_LINE = '<path d="M%s" fill="none" stroke="currentColor"/>'
_MARKS = "ox+*"


def bar(labels, values, title="", x="", y=""):
    return Chart("bar", [str(label) for label in labels], values, title, x, y)


def line(xs, ys, title="", x="", y=""):
    return Chart("line", _numbers(xs), ys, title, x, y)


def scatter(xs, ys, groups=None, title="", x="", y=""):
    return Chart("scatter", _numbers(xs), ys, title, x, y, groups)


def hist(values, bins=6, title="", x="", y="count"):
    values = _numbers(values)
    if not values or bins < 1:
        raise ValueError("need at least 1 value(s) and 1 bin")
    low, width = min(values), (max(values) - min(values)) / bins or 1
    counts = [0] * bins
    for v in values:
        counts[min(bins - 1, int((v - low) / width))] += 1
    # xs are the lower ends of the intervals.
    return Chart("hist", [low + i * width for i in range(bins)], counts, title, x, y)


def _numbers(values):
    if not isinstance(values, (list, tuple, range)):
        raise TypeError("need a list of numbers, but got " + repr(values))
    for place, v in enumerate(values):
        if not isinstance(v, (int, float)):
            raise TypeError("value %d is not a number: %s" % (place + 1, repr(v)))
    return list(values)


def _ends(values):
    low, high = min(values), max(values)
    return low, high if high > low else low + 1


def _short(v):
    return v if isinstance(v, str) else "%.4g" % v if abs(v) < 10000 else str(int(v))


def _safe(text):
    return str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _text(x, y, text, place="middle"):
    return '<text x="%d" y="%d" text-anchor="%s">%s</text>' % (x, y, place, _safe(text))


def _mark(kind, x, y):
    if kind == 0:
        return '<circle cx="%.1f" cy="%.1f" r="3"/>' % (x, y)
    ways = ("m-3-3l6 6m0-6l-6 6", "m-4 0h8m-4-4v8", "m-3-3h6v6h-6z")
    return _LINE % ("%.1f %.1f%s" % (x, y, ways[kind - 1]))


class Chart:
    def __init__(self, kind, xs, ys, title, x, y, groups=None):
        self.kind, self.title, self.x, self.y = kind, title, x, y
        self.xs, self.ys = xs, _numbers(ys)
        self.groups = None if groups is None else list(groups)
        if not self.ys:
            raise ValueError("need at least 1 value(s)")
        if len(self.xs) != len(self.ys) or len(self.groups or self.ys) != len(self.ys):
            raise ValueError("the lists differ in length")
        self._kinds = sorted(set(self.groups or []), key=str)
        if len(self._kinds) > len(_MARKS):
            raise ValueError("at most 4 groups are possible")
        self._bars = kind in ("bar", "hist")
        # Bars start at zero, or their lengths would not compare.
        self._low, self._high = _ends(self.ys + [0] if self._bars else self.ys)

    def _points(self):
        left, right = _ends(self.xs)
        for i, (x, y) in enumerate(zip(self.xs, self.ys)):
            kind = self._kinds.index(self.groups[i]) if self.groups else 0
            yield kind, 56 + (x - left) / (right - left) * 252, self._up(y)

    def summary(self):
        words = "A %s chart of %d value(s)" % (self.kind, len(self.ys))
        for name, v in (("lowest", min(self.ys)), ("highest", max(self.ys))):
            words += ", %s %s at %s" % (name, _short(v), _short(self.xs[self.ys.index(v)]))
        return words + "."

    def _up(self, v):
        return 164 - (v - self._low) / (self._high - self._low) * 120

    def svg(self):
        parts = [_text(160, 14, self.title), _text(180, 196, self.x), _text(4, 30, self.y, "start")]
        parts.append(_LINE % "50 44V164H316")
        parts += [_text(46, self._up(v) + 4, _short(v), "end") for v in (self._low, self._high)]
        if self._bars:
            wide = 264 / len(self.ys)
            for i, v in enumerate(self.ys):
                y, zero = self._up(v), self._up(0)
                box = (52 + i * wide, y, wide * 0.8, zero, -wide * 0.8)
                parts.append('<path d="M%.1f %.1fh%.1fV%.1fh%.1fz"/>' % box)
                # As many labels as have room.
                if i % (1 + int(44 / wide)) == 0:
                    parts.append(_text(box[0] + wide * 0.4, 180, _short(self.xs[i])[:10]))
        else:
            marks = list(self._points())
            if self.kind == "line":
                parts.append(_LINE % "L".join(["%.1f %.1f" % mark[1:] for mark in marks]))
            marks += [(i, 110 + i * 54, 26) for i in range(len(self._kinds))]
            parts += [_mark(*mark) for mark in marks]
            for i, group in enumerate(self._kinds):
                parts.append(_text(116 + i * 54, 30, str(group)[:6], "start"))
            parts += [_text(56, 180, _short(min(self.xs))), _text(308, 180, _short(max(self.xs)), "end")]
        return _SVG % (_safe(self.title or self.kind), _safe(self.summary()), "".join(parts))

    def text(self):
        lines = [self.title] if self.title else []
        if self._bars:
            names = [_short(x) for x in self.xs]
            for name, v in zip(names, self.ys):
                gap = " " * (max(map(len, names)) - len(name))
                size = int(abs(v) / max(-self._low, self._high) * 24 + 0.5)
                lines.append("%s%s | %s %s" % (name, gap, "#" * size, _short(v)))
            return "\n".join(lines)
        grid = [[" "] * 32 for _ in range(10)]
        for kind, x, y in self._points():
            grid[int((y - 44) * 0.075 + 0.5)][int((x - 56) * 0.123 + 0.5)] = _MARKS[kind]
        lines += [_short(self._high)] + ["|" + "".join(row).rstrip() for row in grid]
        ends = (_short(self._low), "-" * 28, _short(min(self.xs)), _short(max(self.xs)), self.x)
        lines.append("%s %s\n%s to %s %s" % ends)
        return "\n".join(lines + ["%s = %s" % pair for pair in zip(_MARKS, self._kinds)])

    def show(self):
        if sink:
            sink(self.svg(), self.text())
        else:
            print(self.text())
