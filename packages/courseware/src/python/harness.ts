/**
 * The code around the learner's program inside MicroPython. The program runs in a separate namespace, and the harness
 * keeps its names in closures, so that no name which a program defines (`list = 3`) can reach it.
 *
 * Programs may import only what is listed: the bridge to the browser or server (`js`, `jsffi`), `sys` and `builtins`
 * would let them out of the interpreter or into this harness. What a listed module imports itself is listed, too, and
 * there are no files: a module that a program wrote to disk would be imported in the name of a listed one.
 */
export const HARNESS = `
def build(load):
    import builtins, io, json, sys

    STANDARD = (
        "array", "binascii", "cmath", "collections", "copy", "datetime", "functools", "hashlib", "heapq",
        "itertools", "json", "math", "operator", "random", "re", "string", "struct", "time",
    )
    # What the listed modules need to be loaded.
    INNER = ("defaultdict", "micropython", "sys", "types", "ubinascii", "ucollections", "utime")
    BUILTINS = set(dir(builtins))
    # Held fast here, because a program can reach the namespace in which these functions were made.
    run, build_code, value_of, text_of, kind_of, list_of, is_true = exec, compile, eval, str, type, list, bool
    whole, decimal, fixed_list, mapping, length = int, float, tuple, dict, len
    AnyError, Error, NotFound, Stopped = BaseException, Exception, ImportError, RuntimeError
    dump, write, make_io = json.dumps, sys.print_exception, io.StringIO
    state = {"helpers": (), "program": {}, "charts": []}

    def guarded_import(name, *rest):
        if kind_of(name) is not text_of or (name.split(".")[0] not in STANDARD and name not in state["helpers"]):
            raise NotFound("no module named '" + text_of(name) + "'")
        builtins.__import__ = inner_import
        try:
            return load(name, *rest)
        finally:
            builtins.__import__ = guarded_import

    def inner_import(name, *rest):
        if name not in STANDARD and name not in INNER and name not in state["helpers"]:
            raise NotFound("no module named '" + text_of(name) + "'")
        return load(name, *rest)

    def no_files(*_, **__):
        raise Stopped("there are no files here")

    builtins.open = builtins.execfile = no_files

    def no_input(*_):
        raise Stopped("input() has no keyboard here; give the value to a variable instead")

    def collect(svg, text):
        state["charts"].append({"svg": svg, "text": text})

    def ignore(svg, text):
        pass

    def failure(error):
        trace = make_io()
        write(error, trace)
        try:
            text = text_of(error)
        except Error:
            text = ""
        return dump({"kind": kind_of(error).__name__, "text": text, "trace": trace.getvalue()})

    def attempt(source, filename, names):
        try:
            run(build_code(source, filename, "exec"), names)
        except AnyError as error:
            return failure(error)
        return None

    def surroundings(printed):
        # A program that calls its total "sum" must not break a test that needs the real one.
        names = {}
        for name in state["program"]:
            if name not in BUILTINS:
                names[name] = state["program"][name]
        names["printed"] = printed
        return names

    def run_program(source, helpers):
        for name in list_of(sys.modules):
            del sys.modules[name]
        state["helpers"] = helpers.split()
        state["program"] = {"__name__": "__main__", "input": no_input}
        state["charts"] = []
        builtins.__import__ = guarded_import
        if "plot" in state["helpers"]:
            load("plot").sink = collect
        return attempt(source, "program", state["program"])

    def run_test(source, printed):
        if "plot" in state["helpers"]:
            load("plot").sink = ignore
        return attempt(source, "test", surroundings(printed))

    def holds(expression, printed):
        try:
            return is_true(value_of(expression, surroundings(printed)))
        except Error:
            return False

    def taken_apart(value, budget):
        # Only the very types: a class of the program may lie about what it equals, how long it is, what it holds.
        budget[0] -= 1
        if budget[0] < 0:
            raise Stopped("the value is too large")
        kind = kind_of(value)
        if value is None:
            return {"kind": "none"}
        if kind is is_true:
            return {"kind": "bool", "isTrue": value}
        if kind is whole:
            return {"kind": "int", "text": text_of(value)}
        if kind is decimal:
            return {"kind": "float", "text": text_of(value)}
        if kind is text_of:
            budget[0] -= length(value) // 16
            if budget[0] < 0:
                raise Stopped("the value is too large")
            return {"kind": "str", "text": value}
        if kind is list_of or kind is fixed_list:
            items = [taken_apart(item, budget) for item in value]
            return {"kind": "list" if kind is list_of else "tuple", "items": items}
        if kind is mapping:
            entries = [[taken_apart(key, budget), taken_apart(value[key], budget)] for key in value]
            return {"kind": "dict", "entries": entries}
        return {"kind": "other", "type": kind.__name__}

    def value_told(expression, printed):
        try:
            return dump(taken_apart(value_of(expression, surroundings(printed)), [10000]))
        except AnyError:
            return None

    def charts():
        return dump(state["charts"])

    return run_program, run_test, holds, value_told, charts


harness_run_program, harness_run_test, harness_holds, harness_value, harness_charts = build(__import__)
`;
